/** Tokens without a tokenizer: an upper bound for reservations, and an estimate for providers that do not count. */

const encoder = new TextEncoder();

function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/** No tokenizer in use makes more tokens than bytes. */
export function boundTokens(text: string): number {
  return countBytes(text);
}

/** Three bytes a token is about right for Chinese and generous for Latin script: an estimate that errs towards too much. */
export function estimateOfBytes(bytes: number): number {
  return Math.ceil(bytes / 3);
}

export function estimateTokens(text: string): number {
  return estimateOfBytes(countBytes(text));
}
