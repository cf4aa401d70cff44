import { isNamedPage } from '@feszek/content-folder';
import type { ContentSections, Reference } from '@feszek/content-folder';
import type { ContentRemark } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { Database } from '../../platform/database/schema.ts';

interface Checked {
  readonly faults: readonly ContentRemark[];
  readonly warnings: readonly ContentRemark[];
}

type Db = Kysely<Database>;

async function storedKeys(db: Db, table: 'article' | 'content_page' | 'content_topic' | 'showroom'): Promise<readonly string[]> {
  const rows = await db.selectFrom(table).select('key').execute();
  return rows.map(({ key }) => key);
}

async function soldSkus(db: Db, skus: readonly string[]): Promise<readonly string[]> {
  if (skus.length === 0) return [];
  const rows = await db.selectFrom('product').select('sku').where('sku', 'in', skus).execute();
  return rows.map(({ sku }) => sku);
}

/** Names of categories: the Hungarian slug, or the full Hungarian path. */
export function categoryNames({ categories }: Taxonomy): ReadonlyMap<string, number> {
  return new Map([...categories.values()].flatMap(({ id, slug, path }) => [[slug.hu, id], [path.hu, id]]));
}

/** What exists after the import: an entry of the folder, or of a section that the folder does not have. */
async function knownNames(db: Db, sections: ContentSections, taxonomy: Taxonomy, references: readonly Reference[]): Promise<ReadonlyMap<Reference['kind'], ReadonlySet<string>>> {
  const keysOf = (entries: readonly { readonly key: string }[]) => entries.map(({ key }) => key);
  const skus = references.flatMap(({ kind, name }) => (kind === 'sku' ? [name] : []));
  return new Map([
    ['article', new Set(sections.articles ? keysOf(sections.articles) : await storedKeys(db, 'article'))],
    ['page', new Set(sections.pages ? keysOf(sections.pages) : await storedKeys(db, 'content_page'))],
    ['topic', new Set(sections.topics ? keysOf(sections.topics) : await storedKeys(db, 'content_topic'))],
    ['showroom', new Set(sections.showrooms ? keysOf(sections.showrooms) : await storedKeys(db, 'showroom'))],
    ['category', new Set(categoryNames(taxonomy).keys())],
    ['collection', new Set(taxonomy.collections.map(({ slug }) => slug.hu))],
    ['sku', new Set(await soldSkus(db, skus))],
  ]);
}

const isGoods = ({ kind }: Reference) => kind === 'sku' || kind === 'category' || kind === 'collection';
const NAMES: ReadonlyMap<Reference['kind'], string> = new Map([['article', 'article'], ['page', 'page'], ['topic', 'topic'], ['showroom', 'showroom'], ['category', 'category'], ['collection', 'collection'], ['sku', 'product']]);

/** Checks what the files refer to. Goods, categories and collections come and go, so their absence is a warning. */
export async function checkReferences(db: Db, sections: ContentSections, taxonomy: Taxonomy, references: readonly Reference[]): Promise<Checked> {
  const known = await knownNames(db, sections, taxonomy, references);
  const missing = references.filter(({ kind, name }) => !known.get(kind)?.has(name) && !(kind === 'page' && isNamedPage(name)));
  const remark = ({ file, line, kind, name }: Reference) => ({ file, line, message: `There is no ${NAMES.get(kind) ?? kind} "${name}".` });
  return { faults: missing.filter((reference) => !isGoods(reference)).map(remark), warnings: missing.filter(isGoods).map(remark) };
}

/** Reports topics that the folder removes while stored articles have them. */
export async function checkTopicsInUse(db: Db, { topics, articles }: ContentSections): Promise<readonly ContentRemark[]> {
  if (!topics || articles) return [];
  const kept = new Set(topics.map(({ key }) => key));
  const used = await db.selectFrom('article').select('topic').distinct().execute();
  return used.flatMap(({ topic }) => (kept.has(topic) ? [] : [{ file: 'topics.yaml', line: 1, message: `The topic "${topic}" is missing, but the shop has articles of it.` }]));
}
