/** One answer from a model: at most two more tries before its first word, and limits on silence and on the whole. */
import { readProviderError } from "./read-provider-error.ts";
import { type ModelCall, type ModelEnd, ProviderError, type RoutineModel } from "./routine-model.ts";

const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 300;
/** A provider that asks for a longer pause gets none: the teacher decides whether to wait. */
const LONGEST_WAIT_MS = 3000;
const CHECK_MS = 250;

export interface CallLimits {
  firstTokenMs: number;
  idleMs: number;
}

export interface CallDeps {
  limits: CallLimits;
  random: () => number;
  now: () => number;
  onFailure: (error: ProviderError, attempt: number) => void;
}

export async function callModel(model: RoutineModel, call: ModelCall, deps: CallDeps): Promise<ModelEnd> {
  for (let attempt = 0; ; attempt += 1) {
    let hasBegun = false;
    const onText: ModelCall["onText"] = (text, thought) => {
      hasBegun = true;
      call.onText(text, thought);
    };
    try {
      return await endSilence(model, { ...call, onText }, deps);
    } catch (error) {
      if (call.signal.aborted) throw call.signal.reason;
      const failure = readProviderError(error);
      deps.onFailure(failure, attempt);
      const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 3 ** attempt * (1 + deps.random());
      if (hasBegun || !failure.canRetry || attempt === MOST_RETRIES || wait > LONGEST_WAIT_MS) throw failure;
      await sleep(wait, call.signal);
    }
  }
}

async function endSilence(model: RoutineModel, call: ModelCall, { limits, now }: CallDeps): Promise<ModelEnd> {
  const silence = new AbortController();
  let heardAt = now();
  let limit = limits.firstTokenMs;
  const timer = setInterval(() => {
    if (now() - heardAt >= limit) silence.abort(new ProviderError("provider-timeout"));
  }, CHECK_MS);
  const onText: ModelCall["onText"] = (text, thought) => {
    heardAt = now();
    limit = limits.idleMs;
    call.onText(text, thought);
  };
  try {
    return await model.speak({ ...call, onText, signal: AbortSignal.any([call.signal, silence.signal]) });
  } finally {
    clearInterval(timer);
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wake = () => {
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
