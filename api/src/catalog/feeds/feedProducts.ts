import type { Currency, Locale } from '@feszek/contract';
import type { PriceList } from '../../pricing/priceList.ts';
import { loadProductRecords } from '../productRecords.ts';
import type { ProductRecord } from '../productRecords.ts';
import { loadTaxonomy } from '../readModel/taxonomy.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Few enough that a query's answer stays small. */
const BATCH = 50;

export interface FeedProduct {
  readonly record: ProductRecord;
  /** In the feed's currency. */
  readonly prices: PriceList;
  readonly description: string;
  readonly material: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** Titles from the top category down. */
  readonly categoryTitles: readonly string[];
}

async function loadCategoryTitles(db: Db, locale: Locale): Promise<ReadonlyMap<number, readonly string[]>> {
  const { categories } = await loadTaxonomy(db);
  const titlesById = new Map<number, readonly string[]>();
  // Parents come before their children.
  for (const { id, parentId, title } of categories.values()) titlesById.set(id, [...(titlesById.get(parentId ?? 0) ?? []), title[locale]]);
  return titlesById;
}

/** Every product but samples that is sold in the currency, by ascending id, in small batches, so that memory does not depend on their number. */
export async function* feedProducts(db: Db, locale: Locale, currency: Currency): AsyncGenerator<FeedProduct> {
  const titlesById = await loadCategoryTitles(db, locale);
  for (let after = 0; ; ) {
    const rows = await db.selectFrom('product').select(['id', 'description', 'material', 'details']).where('id', '>', after).where('is_sample', '=', false).orderBy('id').limit(BATCH).execute();
    const records = new Map((await loadProductRecords(db, rows.map(({ id }) => id))).map((record) => [record.id, record]));
    for (const { id, description, material, details } of rows) {
      const record = records.get(id);
      const prices = record?.prices[currency];
      if (!record || !prices) continue;
      yield {
        record,
        prices,
        description: description[locale] || record.subtitle[locale] || record.title[locale],
        material: material[locale],
        details: details.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
        categoryTitles: titlesById.get(record.categoryId ?? 0) ?? [],
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
