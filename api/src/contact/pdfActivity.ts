import { inflateSync } from 'node:zlib';

/** What a PDF does when it is opened; `unreadable`: its objects cannot be read. */
export type PdfActivity = 'none' | 'active' | 'unreadable';

/** Names of actions that run a script or a program, and of forms with scripts (ISO 32000-1, 12.6.4 and 12.7.8). */
const ACTIVE = /\/(?:JavaScript|Launch|Rendition)(?![\w-])|\/XFA\s*[[\d<]/;
/** The type of a stream that contains other objects (ISO 32000-1, 7.5.7). */
const OBJECT_STREAM = '/ObjStm';
const STREAM = 'stream';
/** A stream contains a hundred objects or so. */
const MOST_STREAMS = 5000;
/** The most bytes of all object streams of a file after decompression. */
const MOST_INFLATED = 16 * 1024 * 1024;
const [CR, LF] = [13, 10];

/** A name may contain characters as `#` with two hexadecimal digits (ISO 32000-1, 7.3.5). */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

const count = (text: string, name: string) => text.split(name).length - 1;

/** The position of the data of the next object stream; `undefined` after the last one. */
function findData(content: Buffer, from: number): number | undefined {
  const type = content.indexOf(OBJECT_STREAM, from, 'latin1');
  const keyword = type === -1 ? -1 : content.indexOf(STREAM, type, 'latin1');
  if (keyword === -1) return undefined;
  let data = keyword + STREAM.length;
  if (content[data] === CR) data += 1;
  if (content[data] === LF) data += 1;
  return data;
}

/** @throws Error if a stream is encrypted or not compressed with Flate, or the limit is exceeded */
function* objectStreams(content: Buffer): Generator<string> {
  let left = MOST_INFLATED;
  for (let at = findData(content, 0); at !== undefined; at = findData(content, at)) {
    const objects = inflateSync(content.subarray(at), { maxOutputLength: left });
    left = Math.max(1, left - objects.length);
    yield objects.toString('latin1');
  }
}

/**
 * Whether a PDF can run a script or a program when it is opened. Compressed objects are read too. A file whose objects
 * cannot be read, such as an encrypted one, may contain anything.
 */
export function pdfActivity(content: Buffer): PdfActivity {
  const text = content.toString('latin1');
  const decoded = decodeNames(text);
  if (ACTIVE.test(decoded)) return 'active';
  const streams = count(decoded, OBJECT_STREAM);
  // A hidden type is found here only, and no program writes one.
  if (streams > MOST_STREAMS || streams !== count(text, OBJECT_STREAM)) return 'unreadable';
  try {
    for (const objects of objectStreams(content)) if (ACTIVE.test(decodeNames(objects))) return 'active';
    return 'none';
  } catch {
    return 'unreadable';
  }
}
