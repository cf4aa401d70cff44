import { collectionsResultSchema, operatorCollectionsSchema } from '@feszek/contract';
import { readJsonFile, writeJsonFile } from '../../../platform/commands/jsonFile.ts';
import type { OperatorClient } from '../../../platform/commands/OperatorClient.ts';
import type { Terminal } from '../../../platform/commands/terminal.ts';

/** Replaces all collections by those of a JSON file. */
export async function importCollections(client: OperatorClient, file: string, terminal: Terminal): Promise<number> {
  const { total, created, removed } = await client.call('PUT', '/operator/catalogue/collections', collectionsResultSchema, await readJsonFile(file));
  terminal.out(`Imported: ${total} collections (${created} new, ${removed} removed).`);
  return 0;
}

/** Writes all collections in the form that an import accepts. */
export async function exportCollectionsFile(client: OperatorClient, file: string | undefined, terminal: Terminal): Promise<number> {
  const collections = await client.call('GET', '/operator/catalogue/collections', operatorCollectionsSchema);
  if (file === undefined) {
    terminal.out(JSON.stringify(collections, undefined, 2));
    return 0;
  }
  await writeJsonFile(file, collections);
  terminal.out(`Exported to ${file}.`);
  return 0;
}
