import { defineScreen } from '@feszek/kit';
import type { CardData } from '../product-card/cardOf.ts';
import { BuyableProduct } from './BuyableProduct.tsx';
import { loadBuyableProduct } from './loadBuyableProduct.ts';

export const screen = defineScreen<CardData>({
  load: loadBuyableProduct,
  head: ({ title }) => ({ title }),
  Component: BuyableProduct,
});
