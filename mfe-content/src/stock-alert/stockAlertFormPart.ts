import { defineScreen, found } from '@feszek/kit';
import { StockAlertPart } from './StockAlertPart.tsx';
import type { StockAlertPartData } from './StockAlertPart.tsx';

/** The form inside the page of a product. */
export const screen = defineScreen<StockAlertPartData>({
  load: async ({ params }) => found({ productId: Number(params['product']) }, { maxAge: 3600 }),
  head: (_, { t }) => ({ title: t('stockAlert.title') }),
  Component: StockAlertPart,
});
