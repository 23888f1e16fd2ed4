/** UTF-8 and base64url without a platform: the core knows neither browser nor Node. */

/** A lone surrogate becomes the replacement character, as every encoder writes it. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    let point = character.codePointAt(0) ?? 0;
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
  }
  return Uint8Array.from(bytes);
}

/** Undefined when the bytes are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const pieces: string[] = [];
  let piece = "";
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first >= 0xf8 || (first >= 0x80 && first < 0xc2) || at + length > bytes.length) return undefined;
    let point = length === 1 ? first : first & (0xff >> (length + 1));
    for (let next = 1; next < length; next += 1) {
      const byte = bytes[at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (byte & 63);
    }
    const least = [0, 0, 0x80, 0x800, 0x10000][length] ?? 0;
    if (point < least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
    piece += String.fromCodePoint(point);
    at += length;
    if (piece.length > 4096) {
      pieces.push(piece);
      piece = "";
    }
  }
  return pieces.join("") + piece;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

export function encodeBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = Math.min(3, bytes.length - at);
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let part = 0; part <= left; part += 1) text += ALPHABET.charAt((group >> (18 - 6 * part)) & 63);
  }
  return text;
}

/** Undefined for a foreign character or an impossible length. */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (held >> bits) & 0xff;
      at += 1;
    }
  }
  return bytes;
}
