import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { csvCell, formatCell, parseCell, parseNumber } from './cells.ts';
import { FIELD_KINDS } from './fieldKinds.ts';
import { mapRow } from './mapRow.ts';
import { parseMapping, PLAIN_MAPPING } from './mapping.ts';
import { readRows, withFormat } from './readRows.ts';
import { transformOf } from './transforms.ts';
import type { Value } from './transforms.ts';

const POINT = { decimal: '.' } as const;
const COMMA = { decimal: ',' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feszek-catalogue-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(content: string | Uint8Array, mapping: object = {}, name = 'file.csv') {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const parsed = withFormat(file, Object.keys(mapping).length > 0 ? parseMapping(JSON.stringify(mapping)) : PLAIN_MAPPING);
  const rows = [];
  for await (const row of readRows(file, parsed)) rows.push(mapRow(row, parsed));
  return rows;
}

describe('reading CSV', () => {
  it.each([';', ',', '\t', '|'])('detects the separator %j', async (sign) => {
    expect(await rowsOf(`sku${sign}stock\nA${sign}3\n`)).toEqual([{ line: 2, sku: 'A', product: { sku: 'A', stock: 3 }, faults: [] }]);
  });

  it('ignores a byte-order mark and accepts both kinds of line end', async () => {
    expect((await rowsOf('\uFEFFsku,stock\r\nA,1\r\nB,2')).map(({ sku }) => sku)).toEqual(['A', 'B']);
  });

  it('reads quoted cells with separators, quotes and line ends, and reports the line on which a row begins', async () => {
    const rows = await rowsOf('sku,description_en\nA,"one, ""two""\nthree"\n\nB,four\n');
    expect(rows.map(({ line, product }) => [line, product])).toEqual([[2, { sku: 'A', description_en: 'one, "two"\nthree' }], [5, { sku: 'B', description_en: 'four' }]]);
  });

  it('rejects a row with too few or too many cells, and continues', async () => {
    const rows = await rowsOf('sku,stock\nA\nB,1,2\nC,3\n');
    expect(rows.map(({ line, sku, faults }) => [line, sku, faults[0]?.params])).toEqual([[2, null, { reason: 'it has 1 cells instead of 2' }], [3, null, { reason: 'it has 3 cells instead of 2' }], [4, 'C', undefined]]);
  });

  it('rejects a quote that is never closed', async () => {
    const rows = await rowsOf('sku,stock\nA,1\nB,"2\nC,3\n');
    expect(rows.at(0)).toMatchObject({ sku: 'A', faults: [] });
    expect(rows.at(-1)?.faults).toMatchObject([{ code: 'unreadable_row' }]);
  });

  it('decodes the encoding of the mapping, also if a character is split between two chunks', async () => {
    const rows = await rowsOf(Buffer.from([0x73, 0x6b, 0x75, 0x2c, 0x74, 0x69, 0x74, 0x6c, 0x65, 0x5f, 0x68, 0x75, 0x0a, 0x41, 0x2c, 0xe1, 0x67, 0x79]), { encoding: 'windows-1250' });
    expect(rows[0]?.product).toEqual({ sku: 'A', title_hu: 'ágy' });
    const long = await rowsOf(`sku,description_hu\nA,${'ő'.repeat(70_001)}\n`);
    expect(long[0]?.product).toMatchObject({ description_hu: 'ő'.repeat(70_001) });
  });

  it.each([
    ['a file in another encoding', Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe1, 0x0a]), /is not utf-8: name its encoding/],
    ['an empty file', '', /is empty/],
    ['a column that is not a field', 'sku,colour\nA,1\n', /The column "colour" is not a field of the catalogue/],
    ['a column that occurs twice', 'sku,stock,stock\nA,1,2\n', /The column "stock" occurs twice/],
  ])('refuses %s as a whole', async (_, content, message) => {
    await expect(rowsOf(content)).rejects.toThrow(message);
  });

  it('refuses a mapping that names a column which the file does not have', async () => {
    await expect(rowsOf('id,name\n1,a\n', { fields: { sku: 'number' } })).rejects.toThrow('The mapping names the column "number", which the file does not have. The file has: id, name.');
  });
});

describe('reading JSON lines', () => {
  it('reads fields unchanged, and rejects lines that are not objects', async () => {
    const rows = await rowsOf('{"sku":"A","features_en":["x | y"],"stock":2}\n\nnothing\n[1]\n', {}, 'file.jsonl');
    expect(rows.map(({ line, product, faults }) => [line, product, faults[0]?.params])).toEqual([
      [1, { sku: 'A', features_en: ['x | y'], stock: 2 }, undefined], [3, null, { reason: 'it is not JSON' }], [4, null, { reason: 'it is not an object' }],
    ]);
  });
});

describe('numbers', () => {
  it.each([['1 234,5', 1234.5], ['1.234,50', 1234.5], ['265,0', 265], ['-3', -3], ['1\u00a0000', 1000]])('reads %j with a decimal comma', (text, value) => {
    expect(parseNumber(text, COMMA)).toBe(value);
  });

  it.each([['1,234.5', 1234.5], ['12.75', 12.75]])('reads %j with a decimal point', (text, value) => {
    expect(parseNumber(text, POINT)).toBe(value);
  });

  it.each(['12,5', '1.2.3', 'SR 100', '', '1e3', '--1', 'NaN'])('refuses %j with a decimal point', (text) => {
    expect(() => parseNumber(text, POINT)).toThrow('not_a_number');
  });
});

describe('cells', () => {
  it.each([
    ['list', ['a', 'b | c', 'd \\ e']],
    ['facts', [{ label: 'Seat: height', value: '45 cm: firm | soft' }, { label: 'b', value: 'c\\' }]],
    ['tiers', [{ quantity: 4, price: 26_900 }, { quantity: 8, price: 239.5 }]],
    ['yes-no', true],
    ['number', 12.5],
  ] as const)('reads a %s back unchanged', (kind, value) => {
    expect(parseCell(kind, formatCell(value), POINT)).toEqual(value);
  });

  it('quotes only cells that need it', () => {
    expect(['plain', 'a,b', 'a;b', 'a "b"', ' a', 'a\nb'].map(csvCell)).toEqual(['plain', '"a,b"', '"a;b"', '"a ""b"""', '" a"', '"a\nb"']);
  });

  it.each(['=1+1', '+36', '-20 %', '@home', "'=x", "''-y", '＝1', "'quoted'", 'a=b'])('writes %j so that it is not a formula, and reads it back unchanged', async (text) => {
    const cell = csvCell(text);
    expect(cell).not.toMatch(/^"?[=+\-@＝＋－＠]/);
    expect((await rowsOf(`sku,title_hu\n${csvCell('-1')},${cell}\n`))[0]?.product).toEqual({ sku: '-1', title_hu: text });
  });

  it('derives the kind of every field', () => {
    expect(['sku', 'stock', 'is_for_order', 'created_at', 'colors', 'details_hu', 'tiers_eur'].map((field) => FIELD_KINDS.get(field))).toEqual(['text', 'number', 'yes-no', 'date', 'list', 'facts', 'tiers']);
  });
});

describe('transforms', () => {
  const run = (step: unknown, value: Value) => transformOf(step)?.(value, COMMA);

  it.each<[unknown, Value, Value]>([
    ['lower-case', 'FEKETE', 'fekete'], ['title-case', 'NORDVIKEN / ÅS', 'Nordviken / Ås'], ['collapse-spaces', ' a \n  b ', 'a b'], ['capitalise', 'ágy', 'Ágy'],
    [{ multiply: 10 }, '45,5', 455], [{ multiply: 0.1 }, 3, 0.3], [{ round: 10 }, 96_044, 96_040], [{ round: 0.5 }, 1.3, 1.5], [{ add: -1 }, 3, 2],
    [{ split: ',' }, 'a, b,,c', ['a', 'b', 'c']], [{ take: -1 }, ['a', 'b'], 'b'], [{ take: 5 }, ['a'], undefined], [{ join: '/' }, ['a', 'b'], 'a/b'],
    [{ extract: '^SR ([0-9,]+)' }, 'SR 1,385', '1,385'], [{ extract: '^SR ([0-9,]+)' }, 'No old price', undefined], [{ replace: [',', ''] }, '1,385', '1385'],
    [{ map: { TRUE: 20, FALSE: 0 } }, 'TRUE', 20], [{ map: { a: 'b' }, otherwise: 'keep' }, 'z', 'z'], [{ map: { a: 'b' }, otherwise: null }, 'z', undefined], [{ map: { a: 'b' }, otherwise: 'c' }, 'z', 'c'],
    [{ map: { '': 'nothing' } }, undefined, 'nothing'], [{ prefix: 'x' }, undefined, undefined], [{ default: 5 }, undefined, 5], [{ 'pad-start': [8, '0'] }, '368814', '00368814'], [{ multiply: 2 }, undefined, undefined],
  ])('%j changes %j to %j', (step, value, expected) => {
    expect(run(step, value)).toEqual(expected);
  });

  it('refuses a value that the map does not contain', () => {
    expect(() => run({ map: { a: 'b' } }, 'z')).toThrow('not_in_map: z');
  });

  it.each([['shout'], [{ multiply: '2' }], [{ extract: '(' }], [{ replace: ['a'] }], [{ map: { a: {} } }], [{}], [null]])('rejects the step %j', (step) => {
    expect(transformOf(step)).toBeUndefined();
  });
});

describe('a mapping', () => {
  it.each([
    ['{', /it is not JSON/],
    ['[]', /it must be an object/],
    ['{"seperator":";"}', /a mapping has no "seperator"\. There are: format, delimiter/],
    ['{"encoding":"latin-9000"}', /the encoding "latin-9000" is not supported/],
    ['{"fields":{"colour":"x"}}', /there is no field "colour"/],
    ['{"fields":{"sku":{"from":"a","value":"b"}}}', /"sku" needs either "from" or "value"/],
    ['{"fields":{"sku":{"from":"a","transforms":["shout"]}}}', /"sku" has an unknown step .*"shout"/],
    ['{"decimal":";"}', /"decimal" must be one of "\.", ","/],
  ])('refuses %s with one sentence', (text, message) => {
    expect(() => parseMapping(text)).toThrow(message);
  });

  it('joins columns without the empty ones, and reports every fault of a row', async () => {
    const fields = { sku: 'a', title_en: { from: ['b', 'c'], join: ', ' }, stock: 'd', width_mm: 'c' };
    const rows = await rowsOf('a,b,c,d\n1,x,,2\n2,x,y,z\n', { fields });
    expect(rows[0]?.product).toEqual({ sku: '1', title_en: 'x', stock: 2 });
    expect(rows[1]).toMatchObject({ sku: '2', product: null, faults: [{ path: 'stock', code: 'not_a_number' }, { path: 'width_mm', code: 'not_a_number' }] });
  });
});
