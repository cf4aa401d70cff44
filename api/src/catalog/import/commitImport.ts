import type { FieldFault, ImportCommit, ImportDuplicates, ImportResult } from '@feszek/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { countConversions } from '../../pricing/rates/convertPrices.ts';
import type { PriceConversion } from '../../pricing/rates/convertPrices.ts';
import type { ExchangeRate } from '../../pricing/rates/exchangeRate.ts';
import { loadCurrentRates } from '../../pricing/rates/storedRates.ts';
import { slugify } from '@feszek/contract/slugify';
import { ApiError } from '../../platform/http/errors.ts';
import { applyPriceHistory } from './applyPriceHistory.ts';
import { applyPrices } from './applyPrices.ts';
import { applyReferencePrices } from './applyReferencePrices.ts';
import { applyColors, applyNames, applyRelated, applyStock, insertProducts, updateProducts } from './applyProducts.ts';
import { applyGroups, checkGroups, finishGroups } from './groupsOfImport.ts';
import { categoriesOfImport } from './categoriesOfImport.ts';
import type { CategoryMap } from './categoriesOfImport.ts';
import { Completeness } from './completeness.ts';
import { convertRows } from './convertRows.ts';
import { CHUNK_ROWS, createScratch, forEachChunk } from './chunks.ts';
import { clearRows, lockImports } from './imports.ts';
import { namedParts } from './namedParts.ts';

/** The result of a commit, and the products that it changed. */
export interface Committed {
  readonly result: ImportResult;
  /** New or changed products, and those whose cards list them. */
  readonly productIds: readonly number[];
  /** Those of them whose searchable fields changed. */
  readonly searchedIds: readonly number[];
}

const NOTHING = { productIds: [], searchedIds: [] };

/** Rolls back the transaction and carries its result. */
class RolledBack extends Error {
  readonly committed: Committed;

  constructor(committed: Committed) {
    super('A dry run');
    this.committed = committed;
  }
}

async function count(trx: Trx, query: RawBuilder<{ count: number }>): Promise<number> {
  const { rows } = await query.execute(trx);
  return rows[0]?.count ?? 0;
}

const KEY = sql.raw(`coalesce(category_hu, '') || chr(9) || coalesce(category_en, '')`);

/** Rejects rows whose faults only the whole file shows. */
async function checkRows(trx: Trx, id: string, { create_categories: canCreate, duplicates }: ImportCommit): Promise<void> {
  if (duplicates === 'reject') {
    await sql`update catalogue_import_row r set faults = jsonb_build_array(jsonb_build_object('path', 'sku', 'code', 'repeated', 'params', jsonb_build_object('line', named.first)))
      from (select line, min(line) over (partition by sku) as first from catalogue_import_row where import_id = ${id} and faults is null) named
      where named.line > named.first and r.import_id = ${id} and r.line = named.line`.execute(trx);
  }
  const { found, missing } = await categoriesOfImport(trx, id, false);
  await rejectLost(trx, id, missing, canCreate);
  await checkGroups(trx, id, duplicates, { found });
}

/** Rejects rows of categories that do not exist and are not created. */
async function rejectLost(trx: Trx, id: string, missing: CategoryMap['missing'], canCreate: boolean): Promise<void> {
  const lost = missing.filter(({ category_hu: hu, category_en: en }) => !canCreate || (hu !== null && en !== null && hu.split('>').length !== en.split('>').length));
  if (lost.length === 0) return;
  const faults = lost.map(({ category_hu, category_en }) => {
    const fault: FieldFault = { path: category_hu === null ? 'category_en' : 'category_hu', code: canCreate ? 'lengths_differ' : 'unknown_category', params: { value: category_hu ?? category_en ?? '' } };
    return { key: `${category_hu ?? ''}\t${category_en ?? ''}`, faults: [fault] };
  });
  await sql`update catalogue_import_row r set faults = lost.faults
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as lost(key text, faults jsonb)
    where r.import_id = ${id} and r.faults is null and ${KEY} = lost.key`.execute(trx);
}

/** Selects the rows to apply, each with the ids of its product, brand and category; @returns their number. */
async function chooseTargets(trx: Trx, id: string, duplicates: ImportDuplicates, categories: CategoryMap): Promise<number> {
  const paths = categories.found.map(({ category_hu, category_en, category_id }) => ({ key: `${category_hu ?? ''}\t${category_en ?? ''}`, category_id }));
  await sql`create temp table import_target on commit drop as
    select ${id}::text as import_id, chosen.line, chosen.sku, p.id is null as is_new,
      coalesce(p.id, (select coalesce(max(id), 0) from product) + row_number() over (partition by p.id is null order by chosen.line))::int as product_id,
      case when p.id is null then (select coalesce(max(position), 0) from product) + row_number() over (partition by p.id is null order by chosen.line) end::int as position,
      ((row_number() over (order by chosen.line) - 1) / ${CHUNK_ROWS}::int)::int as chunk, path.category_id, brand.id as brand_id
    from (
      select distinct on (sku) line, sku, brand, ${KEY} as key from catalogue_import_row where import_id = ${id} and faults is null
      order by sku, line ${sql.raw(duplicates === 'last' ? 'desc' : 'asc')}
    ) chosen
    left join product p on p.sku = chosen.sku
    left join brand on brand.name = chosen.brand
    left join jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as path(key text, category_id int) on path.key = chosen.key`.execute(trx);
  await sql`create index on import_target (chunk)`.execute(trx);
  await sql`analyze import_target`.execute(trx);
  return count(trx, sql`select count(*)::int as count from import_target`);
}

/** An unused slug for a brand. */
function freeSlug(name: string, id: number, taken: Set<string>): string {
  const wanted = slugify(name);
  const slug = wanted === '' || taken.has(wanted) ? [wanted, id].filter(Boolean).join('-') : wanted;
  taken.add(slug);
  return slug;
}

/** Creates the missing brands; @returns their number. */
async function createBrands(trx: Trx, id: string): Promise<number> {
  const named = await sql<{ brand: string }>`select brand from catalogue_import_row r
    where import_id = ${id} and faults is null and brand is not null and not exists (select from brand where brand.name = r.brand)
    group by brand order by min(line)`.execute(trx);
  if (named.rows.length === 0) return 0;
  const known = await trx.selectFrom('brand').select(['id', 'slug']).execute();
  const taken = new Set(known.map(({ slug }) => slug));
  const first = Math.max(0, ...known.map((brand) => brand.id)) + 1;
  const brands = named.rows.map(({ brand: name }, index) => ({ id: first + index, name, slug: freeSlug(name, first + index, taken) }));
  await sql`insert into brand (id, name, slug) select id, name, slug from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as own(id int, name text, slug text)`.execute(trx);
  return brands.length;
}

interface Applied {
  readonly created: readonly number[];
  readonly updated: ReadonlySet<number>;
  /** Those of them whose searchable fields changed. */
  readonly searched: ReadonlySet<number>;
  readonly unknownRelated: number;
  readonly conversions: readonly PriceConversion[];
  readonly completeness: Completeness;
}

/** Writes the selected rows into the catalogue. */
async function applyRows(trx: Trx, chunks: number, now: Date, rates: readonly ExchangeRate[]): Promise<Applied> {
  const updated = new Set<number>();
  const searched = new Set<number>();
  const conversions: PriceConversion[] = [];
  const completeness = new Completeness();
  await createScratch(trx);
  const named = await namedParts(trx);
  await forEachChunk(chunks, async (rows) => {
    await sql`truncate import_changed`.execute(trx);
    if (named.hasNew) await insertProducts(trx, rows, now);
    await applyPrices(trx, rows, now, named);
    if (named.history) await applyPriceHistory(trx, rows);
    conversions.push(...(await convertRows(trx, rows, now, rates)));
    if (named.prices || named.history || rates.length > 0) await applyReferencePrices(trx, rows);
    if (named.stock) await applyStock(trx, rows);
    if (named.names) await applyNames(trx, rows);
    if (named.colors) await applyColors(trx, rows);
    for (const { id, isSearched } of await updateProducts(trx, rows, now)) {
      updated.add(id);
      if (isSearched) searched.add(id);
    }
    await completeness.count(trx, rows);
  });
  let unknownRelated = 0;
  await forEachChunk(named.related ? chunks : 0, async (rows) => {
    const { changed, unknown } = await applyRelated(trx, rows, now);
    unknownRelated += unknown;
    for (const id of changed) updated.add(id);
  });
  const created = await sql<{ id: number }>`select product_id as id from import_target where is_new order by line`.execute(trx);
  return { created: created.rows.map(({ id }) => id), updated, searched, unknownRelated, conversions, completeness };
}

async function apply(trx: Trx, id: string, clock: Clock, request: ImportCommit): Promise<Committed> {
  const started = performance.now();
  const rejected = await count(trx, sql`select count(*)::int as count from catalogue_import_row where import_id = ${id} and faults is not null`);
  const categories = await categoriesOfImport(trx, id, true);
  const brands = await createBrands(trx, id);
  const chosen = await chooseTargets(trx, id, request.duplicates, categories);
  const groupIds = await applyGroups(trx);
  const rates = request.convert ? [...(await loadCurrentRates(trx, clock.now())).values()] : [];
  const { created, updated, searched, unknownRelated, conversions, completeness } = await applyRows(trx, Math.ceil(chosen / CHUNK_ROWS), clock.now(), rates);
  const result: ImportResult = {
    applied: !request.dry_run, rows: request.rows, created: created.length, updated: updated.size, unchanged: chosen - created.length - updated.size, rejected, repeated: request.rows - rejected - chosen,
    categories_created: categories.created, brands_created: brands, unknown_related: unknownRelated,
    conversions: countConversions(conversions, rates), ...completeness.figures, held_ms: Math.round(performance.now() - started), is_search_behind: false,
  };
  const searchedIds = [...created, ...searched];
  const others = await finishGroups(trx, searchedIds, groupIds);
  return { result, productIds: [...new Set([...created, ...updated, ...others])], searchedIds };
}

/**
 * Applies an import in one transaction, completely or not at all. A repeated commit, after its answer was lost, returns
 * the result of the first one.
 *
 * @param onSearchedChange - called in the transaction with the products whose searchable fields changed
 * @throws ApiError `import_not_open`, `import_incomplete`
 */
export async function commitImport(db: Db, clock: Clock, id: string, request: ImportCommit, onSearchedChange: (trx: Trx, searchedIds: readonly number[]) => Promise<void>): Promise<Committed> {
  const earlier = await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const found = await trx.selectFrom('catalogue_import').select(['state', 'result']).where('id', '=', id).executeTakeFirst();
    if (!found) throw new ApiError('not_found');
    if (found.state === 'applied' && found.result) return found.result;
    if (found.state !== 'open') throw new ApiError('import_not_open');
    const received = await count(trx, sql`select count(*)::int as count from catalogue_import_row where import_id = ${id}`);
    if (received !== request.rows) throw new ApiError('import_incomplete', { params: { expected: request.rows, received } });
    await trx.updateTable('catalogue_import').set({ touched_at: clock.now() }).where('id', '=', id).execute();
    // Statistics of earlier imports' rows lead to query plans that take hours.
    await sql`analyze catalogue_import_row (import_id, line, sku, faults)`.execute(trx);
    await checkRows(trx, id, request);
    return undefined;
  });
  if (earlier) return { result: earlier, ...NOTHING };
  try {
    const committed = await db.transaction().execute(async (trx) => {
      await lockImports(trx);
      const done = await apply(trx, id, clock, request);
      const isAccepted = !request.dry_run && (done.result.rejected === 0 || request.accept_partial);
      if (!isAccepted) throw new RolledBack({ ...done, result: { ...done.result, applied: false } });
      if (done.searchedIds.length > 0) await onSearchedChange(trx, done.searchedIds);
      if (done.result.rejected === 0) await clearRows(trx);
      await trx.updateTable('catalogue_import').set({ state: 'applied', result: JSON.stringify(done.result) }).where('id', '=', id).execute();
      return done;
    });
    if (committed.result.rejected > 0) await db.deleteFrom('catalogue_import_row').where('import_id', '=', id).where('faults', 'is', null).execute();
    return committed;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    return { ...error.committed, ...NOTHING };
  }
}
