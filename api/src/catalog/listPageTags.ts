import type { Db } from '../platform/database/connect.ts';
import { LIST_TAGS } from './listTags.ts';

/** Lists the tags of all cached pages and answers that show products: a product's page has the tags of its categories. */
export async function listPageTags(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('category').select('id').execute();
  return [...LIST_TAGS, ...rows.map(({ id }) => `category:${id}`)];
}
