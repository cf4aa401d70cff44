import type { GoodsService } from '@feszek/contract';
import { sizeClassOf } from './sizeClass.ts';
import type { SizedGoods } from './sizeClass.ts';

export interface ServicedGoods extends SizedGoods {
  /** The services of the catalogue file; `null` if it has none. */
  readonly services: readonly GoodsService[] | null;
  readonly seatsFrom: number | null;
  readonly bedSize: string | null;
}

/**
 * The services that a product can have. Without a value of the catalogue file, furniture for sitting or sleeping that is
 * medium or large replaces an old piece, which can be removed. Its other data do not show whether it needs assembly. Decision 0081.
 */
export function goodsServices(goods: ServicedGoods): readonly GoodsService[] {
  if (goods.services !== null) return goods.services;
  const isReplaced = goods.seatsFrom !== null || goods.bedSize !== null;
  return isReplaced && sizeClassOf(goods) !== 'small' ? ['removal'] : [];
}
