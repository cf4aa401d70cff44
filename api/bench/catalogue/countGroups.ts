import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

/** The groups of a shop: the share of its products that are in one, from 0 to 1, and the mean number of their variants. */
export interface GroupFigures {
  readonly share: number;
  readonly mean: number;
}

/** Counts the groups of a shop and their variants. */
export async function countGroups(db: Db): Promise<GroupFigures> {
  const { rows: [row] } = await sql<{ products: number; variants: number; groups: number }>`
    select count(*)::int as products, count(group_id)::int as variants, count(distinct group_id)::int as groups from product`.execute(db);
  const { products = 0, variants = 0, groups = 0 } = row ?? {};
  return { share: variants / Math.max(1, products), mean: variants / Math.max(1, groups) };
}
