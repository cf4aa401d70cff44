import { STORAGE_KEYS } from '@feszek/contract';
import { rememberedList } from '../memory/rememberedList.ts';

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/** Ids of the recently viewed products. */
export const viewedProducts = rememberedList<number>(STORAGE_KEYS.viewedProducts, isId);

/** Ids of the recently viewed categories. */
export const viewedCategories = rememberedList<number>(STORAGE_KEYS.viewedCategories, isId);
