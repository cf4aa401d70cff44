import { ARRIVAL_PERIODS, LIMITS, LISTING_QUERY, MEASURES } from '@feszek/contract';
import type { ArrivalPeriod, Currency, Measure, ProductSort } from '@feszek/contract';
import { NO_FILTERS, inOrder } from './filters.ts';
import type { Filters, PriceBounds } from './filters.ts';
import { formatMeasure, measureFromFields, parseMeasure } from './measureBounds.ts';
import type { MeasureBounds } from './measureBounds.ts';
import { boundsFromFields, formatBounds, parsePrice, parseUnit } from './priceBounds.ts';

/** The filters, the sort order and the pages of a listing. Pages are counted from 1. */
export interface ListingQuery extends Filters {
  /** The search query; empty without a search. */
  readonly searchText: string;
  readonly sort: ProductSort;
  /** The first and the last shown page, which are usually the same. */
  readonly from: number;
  readonly page: number;
}

/**
 * Every sort order with the key of its label. Its type keeps it complete. The contract's list of sort orders is not imported,
 * because it is in the module of the schemas, which would become part of the page.
 */
export const SORT_LABELS = {
  default: 'sort.default',
  newest: 'sort.newest',
  discount: 'sort.discount',
  'price-asc': 'sort.priceAsc',
  'price-desc': 'sort.priceDesc',
  name: 'sort.name',
  popularity: 'sort.popularity',
} as const satisfies Record<ProductSort, string>;

/** A listing without a choice. */
export const WHOLE_LISTING: ListingQuery = { ...NO_FILTERS, searchText: '', sort: 'default', from: 1, page: 1 };

/** The maximum number of pages in one address. */
export const PAGES_AT_ONCE = 10;

/** The names of the parameters that a listing reads. */
const OWN: ReadonlySet<string> = new Set(LISTING_QUERY);

const ID = /^[1-9]\d{0,8}$/;
const KEY = /^[\w-]{1,120}$/;
const PAGES = /^(?:(\d{1,9})-)?(\d{1,9})$/;

export function isSort(value: string | null): value is ProductSort {
  return value !== null && Object.hasOwn(SORT_LABELS, value);
}

/** All sort orders. */
export const SORTS: readonly ProductSort[] = Object.keys(SORT_LABELS).filter(isSort);

/** Values of one filter: `oak,walnut`, or a repeated parameter, as a form sends it. */
function valuesOf(search: URLSearchParams, name: string, pattern: RegExp): string[] {
  const values = search.getAll(name).flatMap((part) => part.split(',')).filter((value) => pattern.test(value));
  return inOrder(values).slice(0, LIMITS.filterValues);
}

function priceOf(search: URLSearchParams, currency: Currency): PriceBounds | null {
  const written = search.get('price');
  if (written !== null) return parsePrice(written, currency);
  const unit = parseUnit(search.get('price_unit'), currency);
  return unit && boundsFromFields(search.get('price_from') ?? '', search.get('price_to') ?? '', unit);
}

function measureOf(search: URLSearchParams, measure: Measure): MeasureBounds | null {
  const written = search.get(measure);
  if (written !== null) return parseMeasure(written);
  return measureFromFields(search.get(`${measure}_from`) ?? '', search.get(`${measure}_to`) ?? '');
}

function isArrival(value: string): value is ArrivalPeriod {
  return ARRIVAL_PERIODS.some((arrival) => arrival === value);
}

function pagesOf(search: URLSearchParams): Pick<ListingQuery, 'from' | 'page'> {
  const [, first, last] = PAGES.exec(search.get('page') ?? '') ?? [];
  const clamped = (digits: string | undefined) => Math.min(Math.max(Number(digits ?? 1), 1), LIMITS.page);
  const page = clamped(last);
  const from = first === undefined ? page : Math.min(clamped(first), page);
  return { from: Math.max(from, page - PAGES_AT_ONCE + 1), page };
}

/** Replaces characters that a page cannot show, such as NUL, with spaces, and removes an unpaired surrogate at the end. */
function searchTextOf(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return shown.slice(0, LIMITS.query).replace(/[\uD800-\uDBFF]$/, '').trim();
}

export interface ReadOptions {
  readonly currency: Currency;
  /** Whether the listing shows search results. */
  readonly hasSearch?: boolean;
}

/** Parses the query of a listing's address, or of its form. Invalid values are ignored. */
export function parseListingQuery(search: URLSearchParams, { currency, hasSearch = false }: ReadOptions): ListingQuery {
  const sort = search.get('sort');
  return {
    searchText: hasSearch ? searchTextOf(search.get('q') ?? '') : '',
    categories: inOrder(valuesOf(search, 'category', ID).map(Number)),
    brands: valuesOf(search, 'brand', KEY),
    colors: valuesOf(search, 'color', KEY),
    price: priceOf(search, currency),
    inStock: search.get('in_stock') === '1',
    isReduced: search.get('sale') === '1',
    isNew: search.get('new') === '1',
    arrivals: valuesOf(search, 'arrival', KEY).filter(isArrival),
    measures: { width: measureOf(search, 'width'), depth: measureOf(search, 'depth'), height: measureOf(search, 'height') },
    seats: inOrder(valuesOf(search, 'seats', ID).map(Number)),
    beds: valuesOf(search, 'bed', KEY),
    materials: valuesOf(search, 'material', KEY),
    sort: isSort(sort) ? sort : 'default',
    ...pagesOf(search),
  };
}

function pagesText({ from, page }: ListingQuery): string {
  if (from < page) return `${from}-${page}`;
  return page > 1 ? String(page) : '';
}

/** The query of an address, without default values: first page, default sort order, no filters. */
function pairsOf(query: ListingQuery): [name: string, value: string][] {
  const { searchText, categories, brands, colors, price, inStock, isReduced, isNew, arrivals, measures, seats, beds, materials, sort } = query;
  const measurePair = (measure: Measure): [string, string] => [measure, measures[measure] ? formatMeasure(measures[measure]) : ''];
  const pairs: [string, string][] = [
    ['q', searchText],
    ['category', categories.join(',')],
    ['brand', brands.join(',')],
    ['color', colors.join(',')],
    ['price', price ? formatBounds(price) : ''],
    ['in_stock', inStock ? '1' : ''],
    ['sale', isReduced ? '1' : ''],
    ['new', isNew ? '1' : ''],
    ['arrival', arrivals.join(',')],
    ...MEASURES.map(measurePair),
    ['seats', seats.join(',')],
    ['bed', beds.join(',')],
    ['material', materials.join(',')],
    ['sort', sort === 'default' ? '' : sort],
    ['page', pagesText(query)],
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** Commas are not encoded, because they separate the values of a filter. */
const written = (pairs: readonly (readonly [string, string])[]) => new URLSearchParams(pairs.map(([...pair]) => pair)).toString().replaceAll('%2C', ',');

/** The address of a part of a listing. */
export function listingHref(pathname: string, query: ListingQuery): string {
  const text = written(pairsOf(query));
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * The canonical address of a query, with foreign parameters, such as a campaign's name.
 *
 * @returns `undefined` if the address is canonical already
 */
export function cleanHref(pathname: string, search: URLSearchParams, query: ListingQuery): string | undefined {
  const clean = pairsOf(query);
  const all = [...search];
  const own = all.filter(([name]) => OWN.has(name));
  if (JSON.stringify(own) === JSON.stringify(clean)) return undefined;
  const text = written([...clean, ...all.filter(([name]) => !OWN.has(name))]);
  return text ? `${pathname}?${text}` : pathname;
}

/** Changes the choice and returns to its first page. */
export function fromStart(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return { ...query, from: 1, page: 1, ...change };
}
