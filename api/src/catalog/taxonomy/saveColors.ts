import type { FieldFault, TaxonomyColor } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Texts } from '../../platform/database/columns.ts';
import type { SavedSection } from './savedSection.ts';

interface PlacedColor {
  readonly id: number;
  readonly position: number;
}

/** @returns the ids of new or changed colours */
async function writeColors(trx: Trx, named: readonly (PlacedColor & { readonly key: string; readonly title: Texts; readonly hex: string })[], others: readonly PlacedColor[]): Promise<number[]> {
  await sql`update color set position = given.position from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as given(id int, position int)
    where color.id = given.id and color.position <> given.position`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    insert into color (id, key, position, title, hex)
    select id, key, position, title, hex from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given(id int, key text, position int, title jsonb, hex text)
    on conflict (id) do update set position = excluded.position, title = excluded.title, hex = excluded.hex
    where row(color.position, color.title, color.hex) is distinct from row(excluded.position, excluded.title, excluded.hex)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Creates or replaces the colours of a file. The filter lists them first, in the order of the file.
 *
 * @param faults receives the faults; nothing is written if there are any
 */
export async function saveColors(trx: Trx, colors: readonly TaxonomyColor[], faults: FieldFault[]): Promise<SavedSection> {
  const stored = await trx.selectFrom('color').select(['id', 'key']).orderBy('position').orderBy('id').execute();
  const known = new Map(stored.map(({ key, id }) => [key, id]));
  let nextId = Math.max(0, ...stored.map(({ id }) => id)) + 1;
  const named = new Set<string>();
  const rows = colors.map(({ key, title_hu, title_en, hex }, index) => {
    if (named.has(key)) faults.push({ path: `colors[${index}].key`, code: 'already_named', params: { value: key } });
    named.add(key);
    return { id: known.get(key) ?? nextId++, key, position: index + 1, title: { hu: title_hu, en: title_en }, hex: hex.toUpperCase() };
  });
  const others = stored.filter(({ key }) => !named.has(key)).map(({ id }, index) => ({ id, position: rows.length + index + 1 }));
  const changedIds = faults.length === 0 ? await writeColors(trx, rows, others) : [];
  return { counts: { total: colors.length, created: rows.filter(({ key }) => !known.has(key)).length }, changedIds };
}
