import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

const CONFIGURATIONS = { hu: 'hungarian', en: 'english' } as const;

/** The reference: PostgreSQL's plain full-text search in the same texts: `to_tsvector`, `plainto_tsquery`, `ts_rank`. */
export async function openPlainSearch(db: Db): Promise<(query: string, locale: Locale) => Promise<number[]>> {
  await sql`create temporary table plain_document (product_id int, locale text, words tsvector)`.execute(db);
  for (const locale of ['hu', 'en'] as const) {
    await sql`
      insert into plain_document
      select product.id, ${locale}, to_tsvector(${CONFIGURATIONS[locale]}::regconfig, concat_ws(' ', product.title->>${locale}, category.title->>${locale}, brand.name, product.subtitle->>${locale},
        product.material->>${locale}, (select string_agg(color.title->>${locale}, ' ') from product_color join color on color.id = color_id where product_id = product.id),
        product.features->>${locale}, product.description->>${locale}))
      from product join brand on brand.id = brand_id left join category on category.id = category_id`.execute(db);
  }
  return async (query, locale) => {
    const { rows } = await sql<{ id: number }>`
      select product_id as id from plain_document, plainto_tsquery(${CONFIGURATIONS[locale]}::regconfig, ${query}) as wanted
      where locale = ${locale} and words @@ wanted order by ts_rank(words, wanted) desc, product_id`.execute(db);
    return rows.map(({ id }) => id);
  };
}
