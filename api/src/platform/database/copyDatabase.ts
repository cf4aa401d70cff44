import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Trx } from './Trx.ts';

/** Rows that one statement copies. */
const BATCH_ROWS = 500;
/** Tables that the migrations of each database fill. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ tablename }) => tablename).filter((name) => !MIGRATIONS.includes(name));
}

async function storedColumns(db: Trx, table: string): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db);
  return rows.map(({ attname }) => attname);
}

async function copyRows(source: Db, target: Trx, table: string): Promise<number> {
  const name = sql.table(table);
  const columns = sql.join((await storedColumns(target, table)).map((column) => sql.ref(column)));
  let copied = 0;
  for (;;) {
    const { rows: [batch] } = await sql<{ count: number; rows: string | null }>`
      select count(*)::int as count, json_agg(to_json(batch))::text as rows from (select * from ${name} order by ctid limit ${BATCH_ROWS} offset ${copied}) as batch`.execute(source);
    if (!batch?.rows) return copied;
    await sql`insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, ${batch.rows}::json)`.execute(target);
    copied += batch.count;
  }
}

async function copySequences(source: Db, target: Trx): Promise<void> {
  const { rows } = await sql<{ sequencename: string; last_value: string }>`
    select sequencename, last_value::text from pg_sequences where schemaname = 'public' and last_value is not null`.execute(source);
  for (const { sequencename, last_value: value } of rows) await sql`select setval(${sequencename}::regclass, ${value}::bigint)`.execute(target);
}

/**
 * Replaces the rows of a shop's database by those of another one. Both have the same version. Triggers and foreign keys
 * of the target are disabled meanwhile.
 *
 * @param target its role must be a superuser
 * @returns the number of copied rows
 * @throws Error if the two have different tables; the target is then unchanged
 */
export async function copyDatabase(source: Db, target: Db): Promise<number> {
  const tables = await tableNames(source);
  const known = await tableNames(target);
  if (tables.join() !== known.join()) throw new Error(`The databases have different tables: ${tables.join(', ')} and ${known.join(', ')}`);
  return target.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
    let copied = 0;
    for (const table of tables) copied += await copyRows(source, trx, table);
    await copySequences(source, trx);
    return copied;
  });
}
