import type { FieldFault, TaxonomyBrand } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Texts } from '../../platform/database/columns.ts';
import type { StoredMaker, StoredParty } from '../tables.ts';
import type { SavedSection } from './savedSection.ts';

function storedParty({ name, address_hu, address_en, email }: NonNullable<TaxonomyBrand['manufacturer']>): StoredParty {
  return { name, address: { hu: address_hu, en: address_en }, email };
}

function storedMaker({ manufacturer, responsible_person: responsible }: TaxonomyBrand): StoredMaker | null {
  return manufacturer ? { manufacturer: storedParty(manufacturer), responsiblePerson: responsible ? storedParty(responsible) : null } : null;
}

interface BrandRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: Texts;
  readonly maker: StoredMaker | null;
}

/** @returns the ids of new or changed brands */
async function writeBrands(trx: Trx, brands: readonly BrandRow[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into brand (id, name, slug, description, maker)
    select id, name, slug, description, nullif(maker, 'null')
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as given(id int, name text, slug text, description jsonb, maker jsonb)
    on conflict (id) do update set slug = excluded.slug, description = excluded.description, maker = excluded.maker
    where row(brand.slug, brand.description, brand.maker) is distinct from row(excluded.slug, excluded.description, excluded.maker)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Creates or replaces the brands of a file.
 *
 * @param faults receives the faults; nothing is written if there are any
 */
export async function saveBrands(trx: Trx, brands: readonly TaxonomyBrand[], faults: FieldFault[]): Promise<SavedSection> {
  const stored = await trx.selectFrom('brand').select(['id', 'name', 'slug']).execute();
  const known = new Map(stored.map((brand) => [brand.name, brand]));
  const owners = new Map(stored.map(({ name, slug }) => [slug, name]));
  let nextId = Math.max(0, ...stored.map(({ id }) => id)) + 1;
  let created = 0;
  const named = new Set<string>();
  const rows = brands.map((brand, index) => {
    const existing = known.get(brand.name);
    const id = existing?.id ?? nextId++;
    if (!existing) created += 1;
    if (named.has(brand.name)) faults.push({ path: `brands[${index}].name`, code: 'already_named', params: { value: brand.name } });
    named.add(brand.name);
    const slug = brand.slug || existing?.slug || slugify(brand.name) || `b${id}`;
    if ((owners.get(slug) ?? brand.name) !== brand.name) faults.push({ path: `brands[${index}].slug`, code: 'already_named', params: { value: slug } });
    owners.set(slug, brand.name);
    return { id, name: brand.name, slug, description: { hu: brand.description_hu, en: brand.description_en }, maker: storedMaker(brand) };
  });
  return { counts: { total: brands.length, created }, changedIds: faults.length === 0 ? await writeBrands(trx, rows) : [] };
}
