import { rememberedList } from '../memory/rememberedList.ts';

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/** Ids of the recently viewed products. */
export const viewedProducts = rememberedList<number>('viewed-products', isId);

/** Ids of the recently viewed categories. */
export const viewedCategories = rememberedList<number>('viewed-categories', isId);
