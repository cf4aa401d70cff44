import { taxonomyResultSchema, taxonomySchema } from '@feszek/contract';
import { readJsonFile, writeJsonFile } from '../../../platform/commands/jsonFile.ts';
import type { OperatorClient } from '../../../platform/commands/OperatorClient.ts';
import type { Terminal } from '../../../platform/commands/terminal.ts';

/** Creates or replaces the categories, brands and colours of a JSON file. */
export async function importTaxonomy(client: OperatorClient, file: string, terminal: Terminal): Promise<number> {
  const result = await client.call('PUT', '/operator/catalogue/taxonomy', taxonomyResultSchema, await readJsonFile(file));
  const sections = Object.entries(result).map(([name, { total, created }]) => `${total} ${name}${created > 0 ? ` (${created} new)` : ''}`);
  terminal.out(`Imported: ${sections.join(', ')}.`);
  return 0;
}

/** Writes categories, brands and colours in the form that an import accepts. */
export async function exportTaxonomy(client: OperatorClient, file: string | undefined, terminal: Terminal): Promise<number> {
  const taxonomy = await client.call('GET', '/operator/catalogue/taxonomy', taxonomySchema);
  if (file === undefined) {
    terminal.out(JSON.stringify(taxonomy, undefined, 2));
    return 0;
  }
  await writeJsonFile(file, taxonomy);
  terminal.out(`Exported to ${file}.`);
  return 0;
}
