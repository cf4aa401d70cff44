import type { FieldFault, Taxonomy, TaxonomyResult } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { lockImports } from '../import/imports.ts';
import { recordPendingChanges } from '../search/updateIndex.ts';
import { saveBrands } from './saveBrands.ts';
import { saveCategories } from './saveCategories.ts';
import { saveColors } from './saveColors.ts';
import type { SavedSection } from './savedSection.ts';

const UNTOUCHED: SavedSection = { counts: { total: 0, created: 0 }, changedIds: [] };

export interface SavedTaxonomy {
  readonly result: TaxonomyResult;
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
  /** Products with a changed category, brand or colour. */
  readonly productIds: readonly number[];
}

async function loadProductIds(trx: Trx, categoryIds: readonly number[], brandIds: readonly number[], colorIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where category_id in (select category_id from category_ancestor where ancestor_id = any(${sql.val(categoryIds)}::int[])) or brand_id = any(${sql.val(brandIds)}::int[])
      or exists (select from product_color where product_id = product.id and color_id = any(${sql.val(colorIds)}::int[]))
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

async function save(trx: Trx, { categories, brands, colors }: Taxonomy): Promise<SavedTaxonomy> {
  const faults: FieldFault[] = [];
  await lockImports(trx);
  const savedCategories = categories ? await saveCategories(trx, categories, faults) : UNTOUCHED;
  const savedBrands = brands ? await saveBrands(trx, brands, faults) : UNTOUCHED;
  const savedColors = colors ? await saveColors(trx, colors, faults) : UNTOUCHED;
  if (faults.length > 0) throw new ApiError('validation_failed', { fields: faults });
  const [categoryIds, brandIds] = [savedCategories.changedIds, savedBrands.changedIds];
  const productIds = await loadProductIds(trx, categoryIds, brandIds, savedColors.changedIds);
  if (productIds.length > 0) await recordPendingChanges(trx, productIds);
  return { result: { categories: savedCategories.counts, brands: savedBrands.counts, colors: savedColors.counts }, categoryIds, brandIds, productIds };
}

/**
 * Saves categories, brands and colours in one transaction: named ones are created or replaced, others are unchanged.
 * Saving the same file again changes nothing.
 *
 * @throws ApiError `validation_failed` with every invalid entry
 */
export function saveTaxonomy(db: Db, taxonomy: Taxonomy): Promise<SavedTaxonomy> {
  return db.transaction().execute((trx) => save(trx, taxonomy));
}
