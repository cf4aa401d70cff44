import { defineScreen } from '@feszek/kit';
import type { CardData } from '../product-card/cardOf.ts';
import { loadProductRow } from './loadProductRow.ts';
import { ProductRow } from './ProductRow.tsx';

export const screen = defineScreen<readonly CardData[]>({
  load: loadProductRow,
  head: (cards, { t }) => ({ title: t('list.count', { count: cards.length }) }),
  Component: ProductRow,
});
