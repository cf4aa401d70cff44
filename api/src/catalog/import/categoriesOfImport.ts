import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { DEFAULT_GOOGLE_CATEGORY } from '../taxonomy/defaultGoogleCategory.ts';
import { slugify } from '@feszek/contract/slugify';

const SEPARATOR = /\s*>\s*/;

/** A category path as rows name it. */
interface NamedPaths {
  readonly category_hu: string | null;
  readonly category_en: string | null;
  readonly category_google: string | null;
}

export interface CategoryMap {
  /** Ids of categories by the pair of paths in a row. */
  readonly found: readonly { readonly category_hu: string | null; readonly category_en: string | null; readonly category_id: number }[];
  readonly missing: readonly { readonly category_hu: string | null; readonly category_en: string | null }[];
  readonly created: number;
}

interface FoundCategory {
  readonly id: number;
  readonly google: string;
}

function titlesOf(path: string | null): string[] | undefined {
  const titles = path?.split(SEPARATOR).map((title) => title.trim()).filter(Boolean);
  return titles && titles.length > 0 ? titles : undefined;
}

/** The path of a category with these titles. */
function slugPath(titles: readonly string[]): string {
  return titles.map((title) => slugify(title)).join('/');
}

/** The current tree, found by paths and by titles; created categories are added. */
class CategoryTree {
  readonly #trx: Trx;
  readonly #byPath = new Map<string, FoundCategory>();
  #nextId = 1;
  created = 0;

  constructor(trx: Trx) {
    this.#trx = trx;
  }

  async load(): Promise<this> {
    const rows = await this.#trx.selectFrom('category').select(['id', 'parent_id', 'title', 'merchant_google']).orderBy('id').execute();
    const paths = await this.#trx.selectFrom('category_path').select(['locale', 'path', 'category_id']).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const titlePath = (id: number | null, locale: Locale): string[] => {
      const row = id === null ? undefined : byId.get(id);
      return row ? [...titlePath(row.parent_id, locale), row.title[locale]] : [];
    };
    for (const { id, merchant_google } of rows) {
      for (const locale of ['hu', 'en'] as const) this.#add(locale, slugPath(titlePath(id, locale)), { id, google: merchant_google });
      this.#nextId = Math.max(this.#nextId, id + 1);
    }
    for (const { locale, path, category_id } of paths) this.#byPath.set(`${locale} ${path}`, { id: category_id, google: byId.get(category_id)?.merchant_google ?? DEFAULT_GOOGLE_CATEGORY });
    return this;
  }

  #add(locale: Locale, path: string, category: FoundCategory): void {
    const key = `${locale} ${path}`;
    if (!this.#byPath.has(key)) this.#byPath.set(key, category);
  }

  find(hu: readonly string[] | undefined, en: readonly string[] | undefined): FoundCategory | undefined {
    return (hu && this.#byPath.get(`hu ${slugPath(hu)}`)) ?? (en && this.#byPath.get(`en ${slugPath(en)}`));
  }

  /** Creates a category with its missing ancestors. */
  async create(hu: readonly string[], en: readonly string[], named: NamedPaths): Promise<FoundCategory> {
    const known = this.find(hu, en);
    if (known) return known;
    const parent = hu.length > 1 ? await this.create(hu.slice(0, -1), en.slice(0, -1), named) : undefined;
    const id = this.#nextId++;
    const title = { hu: hu.at(-1) ?? '', en: en.at(-1) ?? '' };
    const category = { id, google: named.category_google ?? parent?.google ?? DEFAULT_GOOGLE_CATEGORY };
    const slug = { hu: slugify(title.hu) || `k${id}`, en: slugify(title.en) || `c${id}` };
    const path = await this.#pathUnder(parent?.id, slug);
    await this.#trx
      .insertInto('category')
      .values({
        id, parent_id: parent?.id ?? null, position: id, slug: JSON.stringify(slug), title: JSON.stringify(title), description: JSON.stringify({ hu: '', en: '' }),
        merchant_google: category.google,
      })
      .execute();
    await this.#trx.insertInto('category_path').values([{ locale: 'hu', path: path.hu, category_id: id }, { locale: 'en', path: path.en, category_id: id }]).execute();
    await sql`insert into category_ancestor (category_id, ancestor_id) select ${id}::int, ancestor_id from category_ancestor where category_id = ${parent?.id ?? 0} union all select ${id}::int, ${id}::int`.execute(this.#trx);
    this.#add('hu', path.hu, category);
    this.#add('en', path.en, category);
    this.created += 1;
    return category;
  }

  async #pathUnder(parentId: number | undefined, slug: Record<Locale, string>): Promise<Record<Locale, string>> {
    if (parentId === undefined) return slug;
    const rows = await this.#trx.selectFrom('category_path').select(['locale', 'path']).where('category_id', '=', parentId).execute();
    const above = (locale: Locale) => rows.find((row) => row.locale === locale)?.path ?? '';
    return { hu: `${above('hu')}/${slug.hu}`, en: `${above('en')}/${slug.en}` };
  }
}

/** Finds the categories that an import's rows name. Creates missing ones if the import allows it. */
export async function categoriesOfImport(trx: Trx, importId: string, canCreate: boolean): Promise<CategoryMap> {
  const paths = await sql<NamedPaths>`
    select distinct on (category_hu, category_en) category_hu, category_en, category_google
    from catalogue_import_row
    where import_id = ${importId} and faults is null and (category_hu is not null or category_en is not null)
    order by category_hu, category_en, line`.execute(trx);
  const tree = await new CategoryTree(trx).load();
  const found: CategoryMap['found'][number][] = [];
  const missing: CategoryMap['missing'][number][] = [];
  for (const named of paths.rows) {
    const [hu, en] = [titlesOf(named.category_hu), titlesOf(named.category_en)];
    const { category_hu, category_en } = named;
    const known = tree.find(hu, en);
    const [titlesHu, titlesEn] = [hu ?? en, en ?? hu];
    if (known) found.push({ category_hu, category_en, category_id: known.id });
    else if (canCreate && titlesHu && titlesEn && titlesHu.length === titlesEn.length) found.push({ category_hu, category_en, category_id: (await tree.create(titlesHu, titlesEn, named)).id });
    else missing.push({ category_hu, category_en });
  }
  return { found, missing, created: tree.created };
}
