import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** Migrations before this number ran while the shop was closed. */
const FIRST = 61;

/** Steps with which the version before a migration cannot read or write any more. A later release may contain them, when no process of that version runs. */
const BREAKING: readonly (readonly [name: string, step: RegExp])[] = [
  ['removes a table or a column', /\bdrop(?:Table|Column)\(|\bdrop\s+(?:table|column)\b/i],
  ['renames a table or a column', /\brename(?:To|Column)\(|\brename\s+(?:to|column)\b/i],
  ['requires a column that existed', /\bsetNotNull\(|\bset\s+not\s+null\b/i],
  ['changes the type of a column', /\bsetDataType\(|\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['adds a required column without a default', /\badd\s+column\b(?![^;,`]*\bdefault\b)[^;,`]*\bnot\s+null\b/i],
  ['adds a required column without a default', /\baddColumn\([^;]*?=>(?![^;]*?defaultTo)[^;]*?\.notNull\(\)/],
];
/** A comment that names the release after which a breaking step is permitted. */
const PERMITTED = /\/\/ Contract: unused since \d{4}/;

const breakingSteps = (source: string) => (PERMITTED.test(source) ? [] : [...new Set(BREAKING.filter(([, step]) => step.test(source)).map(([name]) => name))]);

describe('a migration, which runs while processes of the version before it serve visitors', () => {
  it.each([
    ['alter table product drop column title', ['removes a table or a column']],
    ["await db.schema.dropTable('product').execute();", ['removes a table or a column']],
    ['alter table product rename column title to name', ['renames a table or a column']],
    ['alter table product alter column title set not null', ['requires a column that existed']],
    ['alter table product alter column stock type bigint', ['changes the type of a column']],
    ['alter table product add column title text not null', ['adds a required column without a default']],
    ["alter table product add column title text not null default ''", []],
    ["await db.schema.alterTable('product').addColumn('title', 'text', (column) => column.notNull()).execute();", ['adds a required column without a default']],
    ["await db.schema.alterTable('product').addColumn('title', 'text', (column) => column.notNull().defaultTo('')).execute();", []],
    ['// Contract: unused since 0061\nalter table product drop column title', []],
    ['create table shelf (id int primary key, title text not null)', []],
  ])('%s: %j', (source, names) => {
    expect(breakingSteps(source)).toEqual(names);
  });

  it('has no step that breaks them', () => {
    const found = readdirSync(FOLDER)
      .filter((file) => Number(file.slice(0, 4)) >= FIRST)
      .map((file) => [file, breakingSteps(readFileSync(path.join(FOLDER, file), 'utf8'))])
      .filter(([, names]) => names?.length !== 0);
    expect(found).toEqual([]);
  });
});
