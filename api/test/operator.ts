import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportCatalogue } from '../src/catalog/commands/exportCommand.ts';
import { importCatalogue } from '../src/catalog/commands/importCommand.ts';
import type { ImportOptions } from '../src/catalog/commands/importCommand.ts';
import { OperatorClient } from '../src/platform/commands/OperatorClient.ts';
import { openShop } from './shop.ts';
import type { ShopOptions, TestShop } from './shop.ts';

export const OPERATOR_TOKEN = 'the-operator-of-the-test-shop';

export interface Run {
  readonly code: number;
  /** The output of the command, line by line, without progress. */
  readonly said: readonly string[];
}

/** A shop that listens, and its operator with separate files. */
export interface OperatorShop extends TestShop {
  readonly client: OperatorClient;
  readonly url: string;
  file(name: string): string;
  write(name: string, content: string | Uint8Array): Promise<string>;
  run(content: string | Uint8Array, options?: Partial<ImportOptions> & { readonly name?: string; readonly mapping?: object }): Promise<Run>;
  exported(format: 'csv' | 'jsonl'): Promise<string>;
}

const OPTIONS = { mappingFile: undefined, isDryRun: false, acceptPartial: false, createCategories: undefined, convert: undefined, duplicates: undefined, reportFile: undefined, replace: false };

export async function openOperatorShop(parts: ShopOptions = {}): Promise<OperatorShop> {
  const shop = await openShop({ operatorToken: OPERATOR_TOKEN, ...parts });
  const folder = await mkdtemp(path.join(tmpdir(), 'feszek-operator-'));
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new OperatorClient(url, OPERATOR_TOKEN);
  const file = (name: string) => path.join(folder, name);
  const write = async (name: string, content: string | Uint8Array) => {
    await writeFile(file(name), content);
    return file(name);
  };
  return {
    ...shop,
    client,
    url,
    file,
    write,
    async run(content, { name = 'catalogue.csv', mapping, ...options } = {}) {
      const said: string[] = [];
      const say = (line: string) => void said.push(line);
      const mappingFile = mapping && (await write('mapping.json', JSON.stringify(mapping)));
      const code = await importCatalogue(client, { ...OPTIONS, ...options, mappingFile, file: await write(name, content) }, { out: say, warn: say, progress: () => undefined }, new AbortController().signal);
      return { code, said };
    },
    async exported(format) {
      await exportCatalogue(client, { file: file(`export.${format}`), format }, { out: () => undefined, warn: () => undefined, progress: () => undefined });
      return readFile(file(`export.${format}`), 'utf8');
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
