import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadStockAlert } from './loadStockAlert.ts';
import type { StockAlertData } from './loadStockAlert.ts';
import { StockAlertScreen } from './StockAlertScreen.tsx';

/** The page of stock alerts. Search engines do not index it: it is about one visitor. */
export const screen = defineScreen<StockAlertData>({
  load: loadStockAlert,
  head: (_, { t, locale }) => ({
    title: t('stockAlert.page'),
    canonical: routePath('stock-alert', locale),
    alternates: { hu: routePath('stock-alert', 'hu'), en: routePath('stock-alert', 'en') },
    robots: 'noindex',
  }),
  Component: StockAlertScreen,
});
