/** A thousand streams at once, three times too many, and what the service adds to a direct call. */
import { describeFailures, isGood, openStream, type StreamResult } from "./client.ts";
import { type Figure, takePercentile } from "./figure.ts";
import { startMeasured } from "./service.ts";
import type { ProviderProcess } from "./start-provider.ts";

const STREAMS = 1000;

/** Hosted models send several tokens in one event; small local servers send each one alone, which costs the most. */
export async function measureManyStreams(provider: ProviderProcess): Promise<Figure[]> {
  const grouped = await streamAll(provider, 5);
  const single = await streamAll(provider, 1);
  const failed = (results: StreamResult[]) => results.filter((one) => !isGood(one)).length;
  const scattered = (results: StreamResult[]) => results.filter((one) => !one.isContiguous).length;
  return [
    {
      name: `1,000 concurrent streams at 50 tokens/s, events of five tokens: failed${describeFailures(grouped.results)}`,
      value: failed(grouped.results),
      unit: "",
      limit: 0,
    },
    { name: "… with ids that are not contiguous", value: scattered(grouped.results), unit: "", limit: 0 },
    { name: "… resident memory of the service", value: grouped.peak, unit: "MB", limit: 250 },
    { name: "… tokens a second that each stream really got", value: grouped.pace, unit: "" },
    {
      name: `the same with events of one token: failed${describeFailures(single.results)}`,
      value: failed(single.results),
      unit: "",
      limit: 0,
    },
    { name: "… with ids that are not contiguous", value: scattered(single.results), unit: "", limit: 0 },
    { name: "… resident memory of the service", value: single.peak, unit: "MB" },
    { name: "… tokens a second that each stream really got", value: single.pace, unit: "" },
  ];
}

async function streamAll(provider: ProviderProcess, size: number) {
  const service = await startMeasured(provider.url, `rate-50x${size}`, { MAX_GENERATIONS: String(STREAMS) });
  const stopWatching = service.watchResident();
  const results = await Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      // A thousand teachers do not press the button in the same millisecond.
      await new Promise((resolve) => setTimeout(resolve, index * 2));
      return openStream(service.address);
    }),
  );
  const peak = stopWatching();
  await service.stop();
  const times = results.map(({ totalMs }) => totalMs);
  return { results, peak, pace: provider.tokens / (takePercentile(times, 0.5) / 1000) };
}

const PLACES = 100;
/** As in the measurement of a thousand streams; the places are taken after five seconds. */
const RATE = 50;
const OVERLOAD_SECONDS = 25;

/** Requests arrive evenly, three times as many as there are places for. */
export async function measureOverload(provider: ProviderProcess): Promise<Figure[]> {
  const service = await startMeasured(provider.url, `rate-${RATE}x5`, { MAX_GENERATIONS: String(PLACES) });
  await openStream(service.address);
  const perSecond = (3 * PLACES * RATE) / provider.tokens;
  const results = await Promise.all(
    Array.from({ length: Math.ceil(perSecond * OVERLOAD_SECONDS) }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / perSecond) * 1000));
      return openStream(service.address);
    }),
  );
  await service.stop();
  const accepted = results.filter(({ status }) => status === 200);
  const refused = results.filter(({ status }) => status === 503);
  const answered = refused.map(({ answeredMs }) => answeredMs);
  const neither = results.length - accepted.length - refused.length;
  return [
    {
      name: `three times overload, ${Math.round(perSecond)} requests a second for ${PLACES} places: accepted streams that failed`,
      value: accepted.filter((one) => !isGood(one)).length,
      unit: "",
      limit: 0,
    },
    { name: "… requests neither accepted nor refused", value: neither, unit: "", limit: 0 },
    { name: "… refused", value: refused.length, unit: `of ${results.length}` },
    {
      name: "… refused without Retry-After",
      value: refused.filter(({ retryAfter }) => retryAfter < 1).length,
      unit: "",
      limit: 0,
    },
    { name: "… time to a refusal, median", value: takePercentile(answered, 0.5), unit: "ms" },
    { name: "… time to a refusal, 99th percentile", value: takePercentile(answered, 0.99), unit: "ms", limit: 100 },
  ];
}

const ROUNDS = 15;

export async function measureAddedLatency(provider: ProviderProcess): Promise<Figure[]> {
  const service = await startMeasured(provider.url, "rate-500x1");
  const direct: { first: number; total: number }[] = [];
  const through: StreamResult[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await callDirectly(provider.url);
    const result = await openStream(service.address);
    // The first round warms up both.
    if (round === 0) continue;
    direct.push(own);
    through.push(result);
  }
  await service.stop();
  const median = (values: number[]) => takePercentile(values, 0.5);
  const whole = median(direct.map(({ total }) => total));
  const added = median(through.map(({ totalMs }) => totalMs)) - whole;
  const first = median(through.map(({ firstSectionMs }) => firstSectionMs)) - median(direct.map((one) => one.first));
  return [
    { name: "added to the whole of a direct call", value: (added / whole) * 100, unit: "%", limit: 5 },
    { name: "added to its first section", value: first, unit: "ms", limit: 20 },
  ];
}

/** The same answer straight from the provider; its first section is complete once the next key begins. */
async function callDirectly(url: string): Promise<{ first: number; total: number }> {
  const start = performance.now();
  const body = JSON.stringify({ model: "rate-500x1", stream: true, messages: [] });
  const response = await fetch(`${url}/chat/completions`, { method: "POST", body });
  const decoder = new TextDecoder();
  let text = "";
  let first = Number.NaN;
  for await (const chunk of response.body ?? []) {
    for (const found of decoder.decode(chunk, { stream: true }).matchAll(/"content":("(?:[^"\\]|\\.)*")/g)) {
      text += JSON.parse(found[1] ?? '""') as string;
    }
    if (Number.isNaN(first) && text.includes('","overview"')) first = performance.now() - start;
  }
  return { first, total: performance.now() - start };
}
