import { sniffPicture } from '../media/processing/pictureType.ts';

/** A file that came with a message. */
export interface MessageFile {
  readonly name: string;
  /** The media type, by the bytes. */
  readonly type: string;
  readonly content: Buffer;
}

const PDF_TAIL_BYTES = 2048;

/** Whether the bytes are a PDF from the first byte to the end mark (ISO 32000-1, 7.5.2 and 7.5.5). */
function isPdf(content: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8)) && content.subarray(-PDF_TAIL_BYTES).includes('%%EOF');
}

/** The type of a file by its bytes, as a media type and an extension; `undefined` for a refused one. */
function typeOf(content: Buffer): { readonly type: string; readonly extension: string } | undefined {
  if (isPdf(content)) return { type: 'application/pdf', extension: 'pdf' };
  const picture = sniffPicture(content);
  if (!picture || picture.type === 'tiff') return undefined;
  return { type: `image/${picture.type}`, extension: picture.type === 'jpeg' ? 'jpg' : picture.type };
}

/**
 * Accepts a picture or a PDF by its bytes. The sender's file name, media type and metadata are not used: the file gets a name
 * of the shop's own. Its content is stored and sent unchanged; `createFileCheck` checks it.
 *
 * @returns `undefined` for any other file
 */
export function readFile(content: Buffer): MessageFile | undefined {
  const found = typeOf(content);
  return found && { name: `attachment.${found.extension}`, type: found.type, content };
}
