import type { Currency, Product, ProductList } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { brandDescription } from './brandDescription.ts';
import { NO_CHOICE } from './filters.ts';
import type { ListQuery } from './filters.ts';
import { offeredFilters } from './offeredFilters.ts';
import { loadProducts } from './loadProducts.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import { countMatches } from './readModel/countMatches.ts';
import { OncePerGroup } from './readModel/OncePerGroup.ts';
import { pageOf } from './readModel/pageOf.ts';
import type { ReadModel } from './readModel/ReadModel.ts';
import { newSince } from './newSince.ts';
import { Selection } from './readModel/Selection.ts';
import type { SelectionView } from './readModel/Selection.ts';
import type { SearchProducts } from './searchBorder.ts';
import type { ProductView } from './toProduct.ts';

/** The sources of lists. */
export interface Listing {
  readonly db: Kysely<Database>;
  readonly catalogue: Catalogue;
  readonly searchProducts: SearchProducts;
}

function idsOf({ products }: ReadModel, slots: readonly number[]): number[] {
  return slots.map((slot) => products.columns.ids[slot] ?? 0);
}

/** The slots of a search's products, best first. */
function foundSlots({ products }: ReadModel, ids: readonly number[]): number[] {
  return ids.flatMap((id) => products.slotOf(id) ?? []);
}

function isReduced({ products }: ReadModel, slot: number, currency: Currency): boolean {
  const { gross, originalGross } = products.columns;
  return (gross[currency][slot] ?? 0) < (originalGross[currency][slot] ?? 0);
}

/** Filters reduced products, without changing their order. */
export async function filterReduced({ catalogue }: Pick<Listing, 'catalogue'>, ids: readonly number[], { currency }: ProductView): Promise<number[]> {
  const model = await catalogue.current();
  return idsOf(model, foundSlots(model, ids).filter((slot) => isReduced(model, slot, currency)));
}

/** The results of a search change with time; other lists change only with the catalogue, and once an hour with the new products. */
function isLasting({ query }: ListQuery): boolean {
  return query === undefined;
}

function selectionKey({ sort: _, page: __, pageSize: ___, ...selection }: ListQuery, view: SelectionView): string {
  return JSON.stringify([view, selection]);
}

/** A page of products with its facets: at most one query for any size of the page and the shop. A page past the end is empty. */
export async function listProducts({ db, catalogue, searchProducts }: Listing, request: ListQuery, view: ProductView): Promise<ProductList> {
  const { locale, currency, vatPercent } = view;
  const result = request.query === undefined ? undefined : await searchProducts(db, request.query, view);
  const model = await catalogue.current();
  const all = result?.ids && foundSlots(model, result.ids);
  const reduced = result?.isReduced ? all?.filter((slot) => isReduced(model, slot, currency)) : undefined;
  // If no match is reduced, the reduced products that are found are the nearest.
  const isWithoutReduction = reduced?.length === 0;
  const found = isWithoutReduction ? all : (reduced ?? all);
  const listQuery: ListQuery = result?.isReduced && !found ? { ...request, scope: 'sale' } : request;
  const seen = { currency, newSince: newSince(view.clock.now()) };
  const selection = new Selection(model, listQuery, seen, found);
  const count = () => countMatches(model, selection);
  const counts = isLasting(listQuery) ? model.countsOf(selectionKey(listQuery, seen), count) : count();
  const sequence = found && listQuery.sort === 'default' ? { slots: found, isReversed: false } : model.sorted.order(listQuery.sort, locale, currency);
  const ids = idsOf(model, pageOf(sequence, selection, new OncePerGroup(model.products), listQuery.page, listQuery.pageSize));
  const filters = offeredFilters(model, counts, selection.chosen, { categoryId: listQuery.categoryId, locale, currency, vatPercent });
  return {
    products: await loadProducts(catalogue, ids, view),
    paging: { page: listQuery.page, page_count: Math.max(1, Math.ceil(counts.total / listQuery.pageSize)), page_size: listQuery.pageSize, total: counts.total },
    filters,
    search: result ? { query: listQuery.query ?? '', corrected: result.corrected, is_nearest: result.isNearest || isWithoutReduction } : null,
    brand_description: brandDescription(model.taxonomy, request, locale),
  };
}

/** The first products of a list, without facets. */
export async function loadFirstProducts({ catalogue }: Pick<Listing, 'catalogue'>, { count, ...list }: Pick<ListQuery, 'scope' | 'sort'> & { readonly count: number }, view: ProductView): Promise<Product[]> {
  const model = await catalogue.current();
  const listQuery = { ...NO_CHOICE, ...list, categoryId: undefined, query: undefined, page: 1, pageSize: count };
  const selection = new Selection(model, listQuery, { currency: view.currency, newSince: newSince(view.clock.now()) }, undefined);
  const slots = pageOf(model.sorted.order(list.sort, view.locale, view.currency), selection, new OncePerGroup(model.products), listQuery.page, count);
  return loadProducts(catalogue, idsOf(model, slots), view);
}
