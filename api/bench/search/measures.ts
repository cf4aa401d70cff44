import type { GoodsProduct } from '@feszek/demo';
import { gradeOf } from './rules.ts';
import type { JudgedQuery, Kind } from './rules.ts';

const TOP = 10;
const FIRST_PAGE = 24;
/** From this grade on a product is relevant. */
const RELEVANT = 2;

export interface Score {
  readonly kind: Kind;
  readonly text: string;
  /** The order of the first ten relative to the best possible one (nDCG); 1 is perfect. */
  readonly ndcg: number;
  /** The share of the relevant products on the first page, as far as they fit. */
  readonly recall: number;
  readonly hits: number;
  /** Whether the results are labelled as similar, not matching. */
  readonly isNearest: boolean;
}

/** The result of a search: positions of products in the catalogue, from 1. */
export interface Answer {
  readonly ids: readonly number[];
  readonly isNearest: boolean;
}

const gain = (grade: number, index: number) => (2 ** grade - 1) / Math.log2(index + 2);
const keyOf = (product: GoodsProduct | undefined) => product?.group?.key ?? product?.sku;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The positions of products without further variants of the same group, as a list shows them. */
function onePerGroup(ids: readonly number[], products: readonly GoodsProduct[]): number[] {
  return [...new Map(ids.toReversed().map((id) => [keyOf(products[id - 1]), id])).values()].toReversed();
}

/** How well an answer fits a query. A product group counts once: in the answer as its first variant, in the catalogue as its best one. */
export function scoreOf({ kind, text, meaning }: JudgedQuery, { ids, isNearest }: Answer, products: readonly GoodsProduct[]): Score {
  const grades = products.map((product) => gradeOf(product, meaning));
  const groups = [...Map.groupBy(products.keys(), (index) => keyOf(products[index])).values()].map((indexes) => Math.max(...indexes.map((index) => grades[index] ?? 0)));
  const best = groups.toSorted((a, b) => b - a).slice(0, TOP);
  const found = onePerGroup(ids, products).map((id) => grades[id - 1] ?? 0);
  const ideal = sum(best.map(gain));
  const relevant = groups.filter((grade) => grade >= RELEVANT).length;
  const onFirstPage = found.slice(0, FIRST_PAGE).filter((grade) => grade >= RELEVANT).length;
  return {
    kind,
    text,
    ndcg: ideal === 0 ? Number(ids.length === 0) : sum(found.slice(0, TOP).map(gain)) / ideal,
    recall: relevant === 0 ? Number(ids.length === 0) : onFirstPage / Math.min(FIRST_PAGE, relevant),
    hits: ids.length,
    isNearest,
  };
}

export interface Summary {
  readonly queries: number;
  readonly ndcg: number;
  readonly recall: number;
  readonly withoutHit: number;
}

export function summarize(scores: readonly Score[]): Summary {
  const mean = (pick: (score: Score) => number) => sum(scores.map(pick)) / Math.max(1, scores.length);
  return { queries: scores.length, ndcg: mean(({ ndcg }) => ndcg), recall: mean(({ recall }) => recall), withoutHit: scores.filter(({ hits }) => hits === 0).length };
}
