import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findForeignTables } from './tableOwners.mjs';

/** @type {string} */
let root;

/** @param {Readonly<Record<string, string>>} files - text by path inside `api/src` */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'api/src', path)), { recursive: true });
    writeFileSync(join(root, 'api/src', path), text);
  }
}

/** @param {string} domain @param {string} table */
const describeTable = (domain, table) => ({ [`${domain}/tables.ts`]: `export interface ${domain}Tables {\n  ${table}: {\n    id: number;\n  };\n}\n` });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tables-'));
  write({
    ...describeTable('pricing', 'price'),
    ...describeTable('stock', 'pieces'),
    ...describeTable('cart', 'cart'),
    ...describeTable('orders', 'shop_order'),
    'platform/database/schema.ts': 'export interface Database {\n  country: { id: number };\n}\n',
  });
});

afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} code */
function found(path, code) {
  write({ [path]: code });
  return findForeignTables(root, []);
}

describe('the tables that a query names', () => {
  it.each([
    ['of its own domain', 'cart/a.ts', "db.insertInto('cart').values({});\nsql`delete from cart`;"],
    ['of a layer below, to be read', 'cart/a.ts', "db.selectFrom('cart').innerJoin('price as p', 'p.id', 'cart.id');\nsql<number>`select id from country, price join cart on true`;"],
    ['in tests', 'cart/a.test.ts', "db.deleteFrom('shop_order');"],
    ['in migrations', 'platform/database/migrations/0001-a.ts', 'sql`insert into cart values (1)`;'],
    ['in comments', 'platform/a.ts', "/**\n * Replaces db.selectFrom('cart').\n */\n// db.deleteFrom('cart')\nexport const a = 1;"],
    ['as a column', 'platform/a.ts', "db.select(['cart']);\nsql`select extract(epoch from cart.at) from other`;"],
  ])('may be %s', (_, path, code) => {
    expect(found(path, code)).toEqual([]);
  });

  it.each([
    ["db.selectFrom('cart')", 'reads the table cart: cart is not a layer below'],
    ["db.selectFrom(['country', 'cart as c'])", 'reads the table cart: cart is not a layer below'],
    ["db.selectFrom('country').leftJoin('cart', 'a', 'b')", 'reads the table cart: cart is not a layer below'],
    ['sql`select * from country, cart`', 'reads the table cart: cart is not a layer below'],
    ['sql`select ${sql`(select id from ${a} join cart on true)`}`', 'reads the table cart: cart is not a layer below'],
    ["db.deleteFrom('cart')", 'changes the table cart: only cart changes it'],
    ['sql<number>`update cart set id = 1`', 'changes the table cart: only cart changes it'],
    ['sql`insert into country select 1`', 'changes the table country: only platform changes it'],
  ])('may not be those of another domain: %s', (code, fault) => {
    expect(found('pricing/a.ts', `\n${code};`)).toContain(`api/src/pricing/a.ts:2: ${fault}`);
  });

  it('may not be those of stock, in any layer', () => {
    expect(found('cart/a.ts', "db.innerJoin('pieces', 'a', 'b');")).toEqual(['api/src/cart/a.ts:1: reads the table pieces: only stock reads it']);
    expect(found('cart/a.ts', "db.innerJoin(stockTable, 'a', 'b');")).toEqual([]);
  });

  it('may be read but not changed in the files beside the folders', () => {
    expect(found('jobs.ts', "db.selectFrom('shop_order');\ndb.updateTable('cart');")).toEqual(['api/src/jobs.ts:2: changes the table cart: only cart changes it']);
  });

  it('may be those of an exception, and only while it is needed', () => {
    const exceptions = [{ file: 'cart/a.ts', tables: ['shop_order'], reason: 'a test' }];
    write({ 'cart/a.ts': "db.selectFrom('shop_order');" });
    expect(findForeignTables(root, exceptions)).toEqual([]);
    write({ 'cart/a.ts': "db.selectFrom('cart');" });
    expect(findForeignTables(root, exceptions)).toEqual(['scripts/check/tableOwners.mjs: the exception of cart/a.ts shop_order is not needed']);
  });
});
