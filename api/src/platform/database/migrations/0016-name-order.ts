import { LOCALES } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameSortKey } from '../../nameSortKey.ts';

const BATCH = 1000;

interface Named {
  readonly id: number;
  readonly title: Readonly<Record<(typeof LOCALES)[number], string>>;
}

/** Names with signs and letters of other languages are sorted by the collation of the language. */
export const nameOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (let after = 0; ; ) {
      const { rows } = await sql<Named>`select id, title from product where id > ${after} order by id limit ${BATCH}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      const keys = rows.flatMap(({ id, title }) => LOCALES.map((locale) => ({ id, locale, key: nameSortKey(title[locale], locale) })));
      await sql`update product_name as n set sort_key = k.key
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id int, locale text, key text)
        where n.product_id = k.id and n.locale = k.locale and n.sort_key <> k.key`.execute(db);
      after = last.id;
    }
  },
};
