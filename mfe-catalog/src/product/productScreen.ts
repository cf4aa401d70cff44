import { defineScreen } from '@feszek/kit';
import { loadProduct } from './loadProduct.ts';
import { productHead } from './productHead.ts';
import { ProductScreen } from './ProductScreen.tsx';
import type { ProductView } from './productView.ts';

export const screen = defineScreen<ProductView>({ load: loadProduct, head: productHead, Component: ProductScreen, instance: ({ variants }) => variants?.key });
