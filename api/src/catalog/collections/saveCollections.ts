import type { CollectionsResult, FieldFault, OperatorCollection, OperatorCollections } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { idsBySku } from '../productIdsOf.ts';

export interface SavedCollections {
  readonly result: CollectionsResult;
  /** Products that are or were in a collection. */
  readonly productIds: readonly number[];
}

/** The entries that name an unknown product, or a product or a slug that an entry before them has. */
function faultsOf(collections: readonly OperatorCollection[], ids: ReadonlyMap<string, number>): FieldFault[] {
  const seen = new Set<string>();
  const faults: FieldFault[] = [];
  const claim = (path: string, kind: string, value: string) => {
    if (seen.has(`${kind}:${value}`)) faults.push({ path, code: 'already_named', params: { value } });
    seen.add(`${kind}:${value}`);
  };
  collections.forEach(({ slug_hu: hu, slug_en: en, skus }, index) => {
    claim(`collections[${index}].slug_hu`, 'hu', hu);
    claim(`collections[${index}].slug_en`, 'en', en);
    skus.forEach((sku, place) => {
      const path = `collections[${index}].skus[${place}]`;
      if (ids.has(sku)) claim(path, 'sku', sku);
      else faults.push({ path, code: 'unknown_value', params: { value: sku } });
    });
  });
  return faults;
}

async function memberIds(db: Kysely<Database>): Promise<number[]> {
  return (await db.selectFrom('collection_product').select('product_id').execute()).map(({ product_id }) => product_id);
}

async function save(trx: Trx, { collections }: OperatorCollections): Promise<SavedCollections> {
  const ids = await idsBySku(trx, collections.flatMap(({ skus }) => skus));
  const faults = faultsOf(collections, ids);
  if (faults.length > 0) throw new ApiError('validation_failed', { fields: faults });
  const before = await memberIds(trx);
  const stored = new Map((await trx.selectFrom('collection').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug.hu, id]));
  let nextId = Math.max(0, ...stored.values()) + 1;
  const rows = collections.map((collection, position) => {
    const { slug_hu, slug_en, title_hu, title_en, description_hu, description_en } = collection;
    const texts = { slug: { hu: slug_hu, en: slug_en }, title: { hu: title_hu, en: title_en }, description: { hu: description_hu, en: description_en } };
    return { collection, row: { id: stored.get(slug_hu) ?? nextId++, position, slug: JSON.stringify(texts.slug), title: JSON.stringify(texts.title), description: JSON.stringify(texts.description) } };
  });
  await trx.deleteFrom('collection').execute();
  for (const { row, collection } of rows) {
    await trx.insertInto('collection').values(row).execute();
    const members = collection.skus.flatMap((sku) => ids.get(sku) ?? []).map((id, position) => ({ product_id: id, collection_id: row.id, position }));
    if (members.length > 0) await trx.insertInto('collection_product').values(members).execute();
  }
  const kept = collections.filter(({ slug_hu }) => stored.has(slug_hu)).length;
  return { result: { total: collections.length, created: collections.length - kept, removed: stored.size - kept }, productIds: [...new Set([...before, ...(await memberIds(trx))])] };
}

/**
 * Replaces all collections in one transaction. A collection keeps its id as long as its Hungarian slug.
 *
 * @throws ApiError `validation_failed` with every invalid entry
 */
export function saveCollections(db: Db, given: OperatorCollections): Promise<SavedCollections> {
  return db.transaction().execute((trx) => save(trx, given));
}

/** All collections in the form of a file. */
export async function exportCollections(db: Db): Promise<OperatorCollections> {
  const stored = await db.selectFrom('collection').select(['id', 'slug', 'title', 'description']).orderBy('position').orderBy('id').execute();
  const members = await db.selectFrom('collection_product').innerJoin('product', 'product.id', 'product_id').select(['collection_id', 'sku']).orderBy('collection_product.position').orderBy('product_id').execute();
  return {
    collections: stored.map(({ id, slug, title, description }) => ({
      slug_hu: slug.hu, slug_en: slug.en, title_hu: title.hu, title_en: title.en, description_hu: description.hu, description_en: description.en,
      skus: members.filter(({ collection_id }) => collection_id === id).map(({ sku }) => sku),
    })),
  };
}
