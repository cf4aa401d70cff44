import { exportPageSchema, IMPORT_FIELDS } from '@feszek/contract';
import type { ExportPage, ImportProduct } from '@feszek/contract';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../platform/errorCode.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import type { Terminal } from '../../platform/commands/terminal.ts';
import { csvCell, formatCell } from './cells.ts';

export interface ExportOptions {
  /** `undefined`: standard output. */
  readonly file: string | undefined;
  readonly format: 'csv' | 'jsonl';
}

async function* products(client: OperatorClient, terminal: Terminal): AsyncGenerator<ImportProduct> {
  let count = 0;
  for (let after: number | null = 0; after !== null; ) {
    const page: ExportPage = await client.call('GET', `/operator/catalogue/products?after=${after}`, exportPageSchema);
    yield* page.products;
    count += page.products.length;
    terminal.progress(`${count} products read`);
    after = page.next;
  }
}

function cellsOf(product: ImportProduct): unknown[] {
  const values = new Map<string, unknown>(Object.entries(product));
  return IMPORT_FIELDS.map((field) => values.get(field));
}

/** The fields of the product, in their order. */
function jsonLine(product: ImportProduct): string {
  return JSON.stringify(Object.fromEntries(cellsOf(product).flatMap((value, index) => (value === null || value === undefined ? [] : [[IMPORT_FIELDS[index], value]]))));
}

async function* lines(client: OperatorClient, format: ExportOptions['format'], terminal: Terminal): AsyncGenerator<string> {
  // Spreadsheet programs recognise UTF-8 by the byte-order mark.
  if (format === 'csv') yield `\uFEFF${IMPORT_FIELDS.join(',')}\r\n`;
  for await (const product of products(client, terminal)) {
    yield format === 'csv' ? `${cellsOf(product).map((value) => csvCell(formatCell(value))).join(',')}\r\n` : `${jsonLine(product)}\n`;
  }
}

/** Writes the whole catalogue in the form that an import accepts. The file appears only when it is complete. */
export async function exportCatalogue(client: OperatorClient, { file, format }: ExportOptions, terminal: Terminal): Promise<number> {
  const text = Readable.from(lines(client, format, terminal));
  if (file === undefined) {
    await pipeline(text, process.stdout, { end: false });
    return 0;
  }
  const unfinished = `${file}.${process.pid}.part`;
  const cannotBeWritten = (error: unknown) => {
    throw new CommandFailure(`${file} cannot be written (${errorCode(error)}).`);
  };
  const handle = await open(unfinished, 'w').catch(cannotBeWritten);
  try {
    await pipeline(text, handle.createWriteStream());
    await rename(unfinished, file).catch(cannotBeWritten);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  terminal.out(`Exported to ${file}.`);
  return 0;
}
