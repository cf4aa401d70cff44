import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

/** A hash of a product and an edition, from 0 to 99, so that copies differ in the same way in every run. */
const CHANCE = '(hashint4(t.product_id * 31 + edition) & 1023) % 100';
const NUMBERED = (column: string) => `jsonb_build_object('hu', (t.${column}->>'hu') || ' ' || edition + 1, 'en', (t.${column}->>'en') || ' ' || edition + 1)`;
/** Prices of a later edition are higher, in steps of 4 %, and end as the original ones do. */
const RAISED = (column: string) => `(round(t.${column} * (1 + edition * 0.04) / 100) * 100)::bigint`;
const ID = 't.product_id + edition * stride';
/** Ten millimetres more in each edition: another model has other dimensions. */
const LARGER = (column: string) => `t.${column} + edition * 10`;

/** The columns of each table that differ in a copy. A statement names the source `t`, the number of the copy `edition`, and the distance of ids `stride`. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product_group: { id: 't.id + edition * stride', key: "t.key || '-' || edition" },
  product: {
    id: 't.id + edition * stride',
    sku: "t.sku || '-' || edition",
    position: 't.position + edition * stride',
    slug: "jsonb_build_object('hu', (t.slug->>'hu') || '-' || edition + 1, 'en', (t.slug->>'en') || '-' || edition + 1)",
    title: NUMBERED('title'),
    width_mm: LARGER('width_mm'),
    depth_mm: LARGER('depth_mm'),
    height_mm: LARGER('height_mm'),
    created_at: "t.created_at - edition * interval '1 hour'",
    group_id: 't.group_id + edition * stride',
  },
  product_price: { product_id: ID, gross: RAISED('gross'), original_gross: RAISED('original_gross'), reference_gross: RAISED('reference_gross') },
  product_tier: { product_id: ID, gross: RAISED('gross') },
  product_earlier_price: { product_id: ID, gross: RAISED('gross') },
  product_name: { product_id: ID, sort_key: "t.sort_key || ' ' || edition" },
  product_color: { product_id: ID },
  product_stock: { product_id: ID, quantity: `case when t.quantity = 0 then 0 when ${CHANCE} < 10 then 0 else 1 + (t.quantity + edition * 7) % 40 end` },
};
const DOCUMENTS = { ref_id: 't.ref_id + edition * stride' };
/** The column with the id of a product or a group, by which the rows of the first edition are known. */
const KEYS: Readonly<Record<string, string>> = { product_group: 'id', product: 'id', search_document: 'ref_id' };

/**
 * Adds copies of every product of a shop: other models with their own names, groups, dimensions, prices and stock, and with the
 * documents of the search. The shop's import and the analysis of words would take a quarter of an hour for a million.
 *
 * @param factor - the number of products is multiplied by it
 */
export async function multiplyShop(db: Db, factor: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (text: string) => sql.raw(text).execute(connection);
    const columnsOf = async (table: string) => (await sql<{ name: string }>`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(connection)).rows.map(({ name }) => name);
    const { rows: [last] } = await sql<{ stride: number }>`select max(id) as stride from product`.execute(connection);
    // One edition after another: rows of neighbouring ids are side by side in a table, as they are in a shop that has grown.
    const copy = async (table: string, changed: Readonly<Record<string, string>>, where = 'true') => {
      const columns = await columnsOf(table);
      for (let edition = 1; edition < factor; edition += 1) {
        await run(`insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => changed[column] ?? `t.${column}`).join(', ')}
          from (select ${edition} as edition, ${last?.stride ?? 0} as stride) as copied, ${table} as t where t.${KEYS[table] ?? 'product_id'} <= stride and ${where}`);
      }
    };
    // Neither foreign keys nor notes of changes: no process reads this shop yet.
    await run(`set session_replication_role = replica`);
    await run(`set maintenance_work_mem = '1GB'`);
    await run(`set statement_timeout = 0`);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition from pg_indexes where tablename = 'search_document' and indexdef like '%gin%'`.execute(connection);
    for (const { name } of indexes) await run(`drop index ${name}`);
    await copy('search_document', DOCUMENTS, "t.kind = 'product'");
    for (const { definition } of indexes) await run(definition);
    await run(`update search_word set frequency = frequency * ${factor}`);
    for (const [table, changed] of Object.entries(TABLES)) await copy(table, changed);
    await run(`set session_replication_role = origin`);
  });
}
