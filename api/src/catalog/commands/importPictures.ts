import { mediaListSchema } from '@feszek/contract';
import path from 'node:path';
import { ownerPath } from '../../media/commands/ownerPath.ts';
import { uploadFile } from '../../media/commands/uploadFile.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import type { Terminal } from '../../platform/commands/terminal.ts';
import { mapRow } from './mapRow.ts';
import type { Mapping } from './mapping.ts';
import { readRows } from './readRows.ts';

/** The number of uploads at once. */
const AT_ONCE = 4;

/** A picture that a row of the file names. */
interface NamedPicture {
  readonly line: number;
  readonly sku: string;
  readonly position: number;
  /** An address, or the name of a file beside the catalogue file. */
  readonly source: string;
}

/** A picture that was refused, and why. */
export interface RefusedPicture extends NamedPicture {
  readonly reason: string;
}

export interface PicturesImported {
  readonly added: number;
  readonly refused: readonly RefusedPicture[];
}

async function* namedPictures(file: string, mapping: Mapping): AsyncGenerator<NamedPicture> {
  for await (const row of readRows(file, mapping)) {
    const { line, sku, product } = mapRow(row, mapping);
    const sources: unknown = product && 'pictures' in product ? product['pictures'] : null;
    if (sku === null || !Array.isArray(sources)) continue;
    for (const [index, source] of sources.entries()) yield { line, sku, position: index + 1, source: String(source) };
  }
}

async function add(client: OperatorClient, folder: string, { sku, position, source }: NamedPicture): Promise<void> {
  const owner = ownerPath(sku);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(source)) await client.call('POST', `${owner}/${position}/download`, mediaListSchema, { url: source });
  else await uploadFile(client, owner, position, path.resolve(folder, source));
}

/**
 * Uploads the pictures that the rows of a catalogue file name, a few at a time. A refused picture does not affect the
 * other pictures and the rows.
 *
 * @param signal - ends the command; pictures that were added remain
 */
export async function importPictures(client: OperatorClient, file: string, mapping: Mapping, terminal: Terminal, signal: AbortSignal): Promise<PicturesImported> {
  const pictures = namedPictures(file, mapping);
  const refused: RefusedPicture[] = [];
  let added = 0;
  async function work(): Promise<void> {
    for (let next = await pictures.next(); !next.done; next = await pictures.next()) {
      signal.throwIfAborted();
      const picture = next.value;
      try {
        await add(client, path.dirname(file), picture);
        added += 1;
      } catch (error) {
        if (!(error instanceof CommandFailure)) throw error;
        refused.push({ ...picture, reason: error.message });
      }
      terminal.progress(added === 1 ? '1 picture added' : `${added} pictures added`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { added, refused: refused.toSorted((a, b) => a.line - b.line || a.position - b.position) };
}
