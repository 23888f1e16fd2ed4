/** Events whole, cut anywhere, with every line break, with heartbeats, and without an end. */
import { expect, it } from "vitest";
import { createEventReader, type ServerEvent } from "./generate-client-events.ts";

const STREAM =
  ': open\n\nid: 1\nevent: section\ndata: {"path":"title"}\n\n: waiting\n\nid: 2\nevent: done\ndata: {"a":1}\n\n';
const EVENTS: ServerEvent[] = [
  { id: "1", event: "section", data: '{"path":"title"}' },
  { id: "2", event: "done", data: '{"a":1}' },
];

function read(pieces: Iterable<string>): ServerEvent[] {
  const reader = createEventReader();
  const events = [...pieces].flatMap((piece) => reader.push(piece));
  return [...events, ...reader.end()];
}

it.each([
  ["whole", [STREAM]],
  ["one character at a time", STREAM],
  ["with CRLF", [STREAM.replaceAll("\n", "\r\n")]],
  ["with CRLF, one character at a time", STREAM.replaceAll("\n", "\r\n")],
  ["with CR", STREAM.replaceAll("\n", "\r")],
  ["without the last blank line", [STREAM.slice(0, -1)]],
  ["without the last line break", [STREAM.slice(0, -2)]],
])("reads a stream %s", (_, pieces) => {
  expect(read(pieces)).toEqual(EVENTS);
});

it("reads the same wherever the stream is cut", () => {
  for (let cut = 0; cut <= STREAM.length; cut += 1)
    expect(read([STREAM.slice(0, cut), STREAM.slice(cut)])).toEqual(EVENTS);
});

it.each([
  ["several data lines", "data: a\ndata: b\n\n", [{ id: undefined, event: "message", data: "a\nb" }]],
  ["a field without a space", "data:a\n\n", [{ id: undefined, event: "message", data: "a" }]],
  ["unknown fields and events without data", "retry: 3\nevent: x\n\n\n", []],
  ["nothing", "", []],
])("reads %s", (_, text, events) => {
  expect(read([text])).toEqual(events);
});
