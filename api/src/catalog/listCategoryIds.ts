import type { Db } from '../platform/database/connect.ts';

/** Lists the ids of all categories. */
export async function listCategoryIds(db: Db): Promise<readonly number[]> {
  const rows = await db.selectFrom('category').select('id').execute();
  return rows.map(({ id }) => id);
}
