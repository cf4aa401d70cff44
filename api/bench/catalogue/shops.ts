import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../../src/platform/clock.ts';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { updateIndex } from '../../src/catalog/search/updateIndex.ts';
import { fillShop } from '../../test/fillShop.ts';
import { manyVariants } from '../../test/manyGoods.ts';
import { multiplyShop } from './multiplyShop.ts';

const API = path.join(import.meta.dirname, '..', '..');
/** The sources of a filled database; each copy is migrated. */
const SOURCES = ['../demo/src/goods', '../demo/src/catalogue', 'src/setup', 'src/catalog/import', 'src/catalog/search/updateIndex.ts', 'test/manyGoods.ts', 'bench/catalogue/multiplyShop.ts'];
/** A larger shop is made of copies of one of this size: the generator has names for some more only. */
const MOST_GENERATED = 100_000;

/** A name for the present state of the sources: shops that were filled from another state are not reused. */
function sourceKey(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const whole = path.join(API, source);
    const files = source.endsWith('.ts') ? [whole] : readdirSync(whole, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).sort().map((file) => path.join(whole, file));
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** A PostgreSQL server with filled shops, which later runs reuse. */
export interface Shops {
  /** The address of a fresh copy of the shop with this many products, in groups or not, which may be changed. */
  open(count: number, hasGroups: boolean): Promise<string>;
  stop(): Promise<void>;
}

/**
 * @param serverUrl where the server is, and a database of it that may be connected to
 * @param say reports long steps
 */
export function openShops(serverUrl: string, say: (text: string) => void): Shops {
  const key = sourceKey();
  const addressOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const admin = connectPostgres(serverUrl);
  const command = (text: string) => sql.raw(text).execute(admin.bulkDb);

  async function isThere(name: string): Promise<boolean> {
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(admin.bulkDb);
    return rows.length > 0;
  }

  const nameOf = (count: number, hasGroups: boolean) => `shop_${key}_${count}_${hasGroups ? 'groups' : 'singles'}`;

  /** Creates the database `filling`: an empty one, or a copy of a smaller shop. */
  async function create(count: number, hasGroups: boolean): Promise<void> {
    const isCopied = count > MOST_GENERATED;
    if (isCopied && count % MOST_GENERATED !== 0) throw new RangeError(`More than ${MOST_GENERATED} products: a multiple of it`);
    if (isCopied) await fillOnce(MOST_GENERATED, hasGroups);
    await command('drop database if exists filling');
    await command(`create database filling ${isCopied ? `template ${nameOf(MOST_GENERATED, hasGroups)} strategy file_copy` : ''}`);
  }

  /** Removes the shops of other states of the sources, which are not used again. */
  async function dropOutdated(): Promise<void> {
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database where starts_with(datname, 'shop_') and not starts_with(datname, ${`shop_${key}_`})`.execute(admin.bulkDb);
    for (const { name } of rows) await command(`drop database ${name} with (force)`);
  }

  async function fill(count: number, hasGroups: boolean): Promise<void> {
    await dropOutdated();
    say(`filling a shop with ${count} products ${hasGroups ? 'in' : 'without'} groups; the next run uses it again`);
    await create(count, hasGroups);
    const { bulkDb: db, close } = connectPostgres(addressOf('filling'));
    await migrate(db);
    if (count > MOST_GENERATED) await multiplyShop(db, count / MOST_GENERATED);
    else await fillShop(db, systemClock, manyVariants(count, hasGroups));
    await updateIndex(db);
    await sql`truncate catalogue_change`.execute(db);
    await sql`vacuum (freeze, analyze)`.execute(db);
    await close();
    await command(`alter database filling rename to ${nameOf(count, hasGroups)}`);
  }

  async function fillOnce(count: number, hasGroups: boolean): Promise<void> {
    if (!(await isThere(nameOf(count, hasGroups)))) await fill(count, hasGroups);
  }

  return {
    async open(count, hasGroups) {
      await fillOnce(count, hasGroups);
      const copy = `copy_${count}_${hasGroups ? 'groups' : 'singles'}`;
      await command(`drop database if exists ${copy} with (force)`);
      await command(`create database ${copy} template ${nameOf(count, hasGroups)} strategy file_copy`);
      const { bulkDb: db, close } = connectPostgres(addressOf(copy));
      await migrate(db);
      await close();
      return addressOf(copy);
    },
    stop: () => admin.close(),
  };
}
