import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadOrder } from '../result/loadResult.ts';
import type { OrderView } from '../result/orderView.ts';
import { OrderScreen } from './OrderScreen.tsx';

export const screen = defineScreen<OrderView>({
  load: loadOrder,
  head: ({ id, order_hash }, { t }) => ({
    title: t('orderPage.title', { number: id }),
    description: t('orderPage.description'),
    alternates: { hu: routePath('orders-order_hash', 'hu', { order_hash }), en: routePath('orders-order_hash', 'en', { order_hash }) },
    robots: 'noindex',
  }),
  Component: OrderScreen,
});
