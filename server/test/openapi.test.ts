import { ERROR_CODES, generateRequestSchema } from "@thinkshore/core/generate/contract";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import { formDataSchema } from "@thinkshore/core/wizard/form-data";
import { expect, it } from "vitest";
import document from "../openapi.json" with { type: "json" };
import { findStatus } from "../src/generate/errors.ts";
import { goodRoutine } from "./good-routine.ts";
import { startService } from "./start-service.ts";

const { schemas } = document.components;

it("describes every route of the API, and none that does not exist", async () => {
  const service = await startService();
  const routed = service.app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .flatMap(({ method, path }) => {
      const name = (text: string) => `${method.toLowerCase()} ${text.replace(/:(\w+)/g, "{$1}")}`;
      // An optional id stands for two paths.
      return path.endsWith("?") ? [name(path.replace(/\/:\w+\?$/, "")), name(path.slice(0, -1))] : [name(path)];
    });
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual([...new Set(routed)].sort());
  expect(await (await service.app.request("/openapi.json")).json()).toEqual(document);
  await service.close();
});

it("names the same ids, codes and statuses as the code", () => {
  expect(schemas.GenerateRequest.properties.language.enum).toEqual(LANGUAGES);
  expect(schemas.FormData.properties.thinkingType.enum).toEqual(THINKING_TYPES);
  expect(schemas.FormData.properties.aiPlacement.enum).toEqual(PLACEMENTS);
  expect(schemas.FormData.properties.aiRoles.items.enum).toEqual(ROLES);
  expect(schemas.ErrorCode.enum).toEqual(ERROR_CODES);
  const described = Object.keys(document.paths["/functions/v1/generate-routine"].post.responses);
  for (const code of ERROR_CODES.filter((one) => one !== "not-found"))
    expect(described).toContain(String(findStatus(code)));
});

it("has the properties of the schemas that are really used", () => {
  expect(Object.keys(schemas.FormData.properties)).toEqual(Object.keys(formDataSchema.shape));
  expect(Object.keys(schemas.GenerateRequest.properties)).toEqual(Object.keys(generateRequestSchema.shape));
  expect(Object.keys(schemas.FullRoutine.properties)).toEqual(Object.keys(goodRoutine));
  expect(Object.keys(schemas.Step.properties).sort()).toEqual(Object.keys(goodRoutine.steps[0] ?? {}).sort());
});

it("tells of each form of an answer that a resumed generation can take", async () => {
  const { post } = document.paths["/functions/v1/generate-routine"];
  const { get } = document.paths["/functions/v1/generate-routine/{id}"];
  const name = (parameter: { name: string }) => parameter.name;
  expect(get.parameters.map(name)).toEqual(["id", "Accept", "Last-Event-ID", "Accept-Language"]);
  expect(Object.keys(get.responses["200"].content)).toEqual(Object.keys(post.responses["200"].content));
});
