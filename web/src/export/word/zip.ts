/** Writes a ZIP file, as far as a Word file needs it: a few named texts, each compressed by the browser itself. */

export interface ZipPart {
  name: string;
  text: string;
  /** The same in one file after another, so that it is packed once. */
  isConstant?: boolean;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
/** Bit 11: names are UTF-8. */
const FLAGS = 0x0800;
const STORED = 0;
const DEFLATED = 8;

interface Packed {
  name: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
  method: number;
  checksum: number;
  size: number;
}

const encoder = new TextEncoder();

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function computeChecksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (let index = 0; index < bytes.length; index += 1) {
    value = (value >>> 8) ^ (crcTable[(value ^ (bytes[index] ?? 0)) & 0xff] ?? 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** Smaller parts would win next to nothing, and each costs a turn of the browser's compressor. */
const WORTH_COMPRESSING = 2048;

async function packPart({ name, text }: ZipPart): Promise<Packed> {
  const bytes = encoder.encode(text);
  const smaller = bytes.length < WORTH_COMPRESSING ? undefined : await deflate(bytes);
  return {
    name: encoder.encode(name),
    data: smaller ?? bytes,
    method: smaller ? DEFLATED : STORED,
    checksum: computeChecksum(bytes),
    size: bytes.length,
  };
}

const packedConstants = new Map<string, Promise<Packed>>();

function packOnce(part: ZipPart): Promise<Packed> {
  if (!part.isConstant) return packPart(part);
  const key = part.name + part.text;
  const packed = packedConstants.get(key) ?? packPart(part);
  packedConstants.set(key, packed);
  return packed;
}

/** Undefined where the browser cannot compress: the part is then stored as it is, which every reader accepts. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof CompressionStream === "undefined") return undefined;
  const compressor = new CompressionStream("deflate-raw");
  const writer = compressor.writable.getWriter();
  // Not awaited: a stream takes nothing more in before someone reads.
  void writer.write(bytes);
  void writer.close();
  return new Uint8Array(await new Response(compressor.readable).arrayBuffer());
}

/** The fields that the header before a part and its entry in the directory have in common. */
function writeCommon(view: DataView, at: number, part: Packed, stamp: number): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, FLAGS, true);
  view.setUint16(at + 4, part.method, true);
  view.setUint32(at + 6, stamp, true);
  view.setUint32(at + 10, part.checksum, true);
  view.setUint32(at + 14, part.data.length, true);
  view.setUint32(at + 18, part.size, true);
  view.setUint16(at + 22, part.name.length, true);
}

/** Time and date in the format's own bits, two seconds apart, never before 1980. */
function stampOf(date: Date): number {
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  const day = (Math.max(0, date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  return ((day << 16) | time) >>> 0;
}

export async function writeZip(parts: readonly ZipPart[], date: Date): Promise<Uint8Array<ArrayBuffer>[]> {
  const stamp = stampOf(date);
  const packed = await Promise.all(parts.map(packOnce));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const part of packed) {
    const header = new DataView(new ArrayBuffer(30));
    header.setUint32(0, LOCAL_HEADER, true);
    writeCommon(header, 4, part, stamp);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, CENTRAL_HEADER, true);
    entry.setUint16(4, VERSION, true);
    writeCommon(entry, 6, part, stamp);
    entry.setUint32(42, offset, true);
    pieces.push(new Uint8Array(header.buffer), part.name, part.data);
    directory.push(new Uint8Array(entry.buffer), part.name);
    offset += 30 + part.name.length + part.data.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END_OF_CENTRAL, true);
  end.setUint16(8, packed.length, true);
  end.setUint16(10, packed.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, piece) => sum + piece.length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return [...pieces, ...directory, new Uint8Array(end.buffer)];
}
