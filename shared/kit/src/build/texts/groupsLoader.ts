import type { LoaderContext } from 'webpack';
import { GROUPS_QUERY, readMessages } from './fragmentTexts.ts';

/** The webpack loader of a locale's file with a query: the module has only the groups of texts that the query names. */
// oxlint-disable-next-line import/no-default-export -- webpack takes the default export
export default async function groupsLoader(this: LoaderContext<object>): Promise<string> {
  const groups = this.resourceQuery.slice(GROUPS_QUERY.length).split(',');
  const messages = await readMessages(this.resourcePath);
  return `export const messages = ${JSON.stringify(Object.fromEntries(Object.entries(messages).filter(([group]) => groups.includes(group))))};\n`;
}
