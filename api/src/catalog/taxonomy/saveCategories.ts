import type { FieldFault, Locale, TaxonomyCategory } from '@feszek/contract';
import { LOCALES } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Texts } from '../../platform/database/columns.ts';
import { DEFAULT_GOOGLE_CATEGORY } from './defaultGoogleCategory.ts';
import type { SavedSection } from './savedSection.ts';

interface Node {
  readonly id: number;
  readonly parent: Node | undefined;
  readonly slug: Texts;
  readonly title: Texts;
  readonly description: Texts;
  readonly google: string;
  readonly isNew: boolean;
  /** Index in the file; `undefined` for a category that the file does not name. */
  readonly index: number | undefined;
}

function pathOf(node: Node, locale: Locale): string {
  return node.parent ? `${pathOf(node.parent, locale)}/${node.slug[locale]}` : node.slug[locale];
}

function ancestorsOf(node: Node): number[] {
  return [node.id, ...(node.parent ? ancestorsOf(node.parent) : [])];
}

/** The stored tree by Hungarian path, in the shop's order. */
async function loadTree(trx: Trx): Promise<Map<string, Node>> {
  const rows = await trx.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nodes = new Map<number, Node>();
  const nodeOf = (id: number): Node | undefined => {
    const known = nodes.get(id);
    const row = byId.get(id);
    if (known || !row) return known;
    const { slug, title, description, merchant_google: google, parent_id } = row;
    const node = { id, parent: parent_id === null ? undefined : nodeOf(parent_id), slug, title, description, google, isNew: false, index: undefined };
    nodes.set(id, node);
    return node;
  };
  return new Map(rows.flatMap(({ id }) => nodeOf(id) ?? []).map((node) => [pathOf(node, 'hu'), node]));
}

/** The tree with the entries of a file; invalid entries are left out. */
function mergeTree(tree: ReadonlyMap<string, Node>, categories: readonly TaxonomyCategory[], faults: FieldFault[]): Map<string, Node> {
  const merged = new Map<string, Node>();
  let nextId = Math.max(0, ...[...tree.values()].map(({ id }) => id)) + 1;
  categories.forEach((category, index) => {
    const parent = category.parent ? (merged.get(category.parent) ?? tree.get(category.parent)) : undefined;
    if (category.parent && !parent) {
      faults.push({ path: `categories[${index}].parent`, code: 'unknown_category', params: { value: category.parent } });
      return;
    }
    const slug = { hu: category.slug_hu || slugify(category.title_hu), en: category.slug_en || slugify(category.title_en) };
    const path = parent ? `${pathOf(parent, 'hu')}/${slug.hu}` : slug.hu;
    if (merged.has(path)) faults.push({ path: `categories[${index}].slug_hu`, code: 'already_named', params: { value: path } });
    const known = tree.get(path);
    merged.set(path, {
      id: known?.id ?? nextId++, parent, slug, isNew: !known, index,
      title: { hu: category.title_hu, en: category.title_en },
      description: { hu: category.description_hu, en: category.description_en },
      google: category.google || parent?.google || DEFAULT_GOOGLE_CATEGORY,
    });
  });
  for (const [path, node] of tree) {
    const parent = node.parent && (merged.get(pathOf(node.parent, 'hu')) ?? node.parent);
    if (!merged.has(path)) merged.set(path, { ...node, parent });
  }
  return merged;
}

/** Reports categories that share an English path. */
function checkEnglishPaths(nodes: readonly Node[], faults: FieldFault[]): void {
  const taken = new Set<string>();
  for (const node of nodes) {
    const path = pathOf(node, 'en');
    if (taken.has(path)) faults.push({ path: `categories[${node.index ?? ''}].slug_en`, code: 'already_named', params: { value: path } });
    taken.add(path);
  }
}

/** @returns the ids of new or changed categories */
async function writeTree(trx: Trx, nodes: readonly Node[]): Promise<number[]> {
  const rows = nodes.map((node, index) => ({
    id: node.id, parent_id: node.parent?.id ?? null, position: index + 1, slug: node.slug, title: node.title, description: node.description, merchant_google: node.google,
  }));
  const record = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, parent_id int, position int, slug jsonb, title jsonb, description jsonb, merchant_google text)`;
  const { rows: changed } = await sql<{ id: number }>`
    insert into category (id, parent_id, position, slug, title, description, merchant_google)
    select id, parent_id, position, slug, title, description, merchant_google from ${record} order by position
    on conflict (id) do update set position = excluded.position, slug = excluded.slug, title = excluded.title, description = excluded.description, merchant_google = excluded.merchant_google
    where row(category.position, category.slug, category.title, category.description, category.merchant_google)
      is distinct from row(excluded.position, excluded.slug, excluded.title, excluded.description, excluded.merchant_google)
    returning id`.execute(trx);
  return changed.map(({ id }) => id);
}

async function writePaths(trx: Trx, nodes: readonly Node[]): Promise<void> {
  await trx.deleteFrom('category_path').execute();
  await trx.deleteFrom('category_ancestor').execute();
  const paths = nodes.flatMap((node) => LOCALES.map((locale) => ({ locale, path: pathOf(node, locale), category_id: node.id })));
  const ancestors = nodes.flatMap((node) => ancestorsOf(node).map((ancestor_id) => ({ category_id: node.id, ancestor_id })));
  await sql`insert into category_path (locale, path, category_id) select locale, path, category_id from jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as given(locale text, path text, category_id int)`.execute(trx);
  await sql`insert into category_ancestor (category_id, ancestor_id) select category_id, ancestor_id from jsonb_to_recordset(${JSON.stringify(ancestors)}::jsonb) as given(category_id int, ancestor_id int)`.execute(trx);
}

/**
 * Creates or replaces the categories of a file. Others are unchanged, and follow in the shop's order.
 *
 * @param faults receives the faults; nothing is written if there are any
 */
export async function saveCategories(trx: Trx, categories: readonly TaxonomyCategory[], faults: FieldFault[]): Promise<SavedSection> {
  const nodes = [...mergeTree(await loadTree(trx), categories, faults).values()];
  checkEnglishPaths(nodes, faults);
  const changedIds = faults.length === 0 ? await writeTree(trx, nodes) : [];
  if (changedIds.length > 0) await writePaths(trx, nodes);
  return { counts: { total: categories.length, created: nodes.filter(({ isNew }) => isNew).length }, changedIds };
}
