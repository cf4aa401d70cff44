import type { Taxonomy, TaxonomyCategory } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';
import type { StoredMaker, StoredParty } from '../tables.ts';

function exportedParty({ name, address, email }: StoredParty) {
  return { name, address_hu: address.hu, address_en: address.en, email };
}

function exportedMaker(maker: StoredMaker | null) {
  return {
    manufacturer: maker ? exportedParty(maker.manufacturer) : null,
    responsible_person: maker?.responsiblePerson ? exportedParty(maker.responsiblePerson) : null,
  };
}

/** Every category, parents before their children, siblings in the shop's order. */
async function loadCategories(db: Db): Promise<TaxonomyCategory[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_path as path', (join) => join.onRef('path.category_id', '=', 'category.id').on('path.locale', '=', 'hu'))
    .select(['category.id', 'category.parent_id', 'category.slug', 'category.title', 'category.description', 'category.merchant_google as google', 'path.path'])
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const under = (id: number | null, parent: string | null): TaxonomyCategory[] =>
    (children.get(id) ?? []).flatMap(({ title, slug, description, google, ...row }) => [
      { parent, title_hu: title.hu, title_en: title.en, slug_hu: slug.hu, slug_en: slug.en, description_hu: description.hu, description_en: description.en, google },
      ...under(row.id, row.path),
    ]);
  return under(null, null);
}

/** Categories, brands and colours in the form of a taxonomy file. */
export async function loadTaxonomy(db: Db): Promise<Taxonomy> {
  const brands = await db.selectFrom('brand').select(['name', 'slug', 'description', 'maker']).orderBy('id').execute();
  const colors = await db.selectFrom('color').select(['key', 'title', 'hex']).orderBy('position').orderBy('id').execute();
  return {
    categories: await loadCategories(db),
    brands: brands.map(({ name, slug, description, maker }) => ({ name, slug, description_hu: description.hu, description_en: description.en, ...exportedMaker(maker) })),
    colors: colors.map(({ key, title, hex }) => ({ key, title_hu: title.hu, title_en: title.en, hex })),
  };
}
