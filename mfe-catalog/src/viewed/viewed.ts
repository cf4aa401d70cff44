import { rememberedList } from '../memory/rememberedList.ts';

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/** Ids of the products whose pages this browser has shown. */
export const viewedProducts = rememberedList<number>('viewed-products', isId);

/** Ids of the categories whose pages this browser has shown. */
export const viewedCategories = rememberedList<number>('viewed-categories', isId);
