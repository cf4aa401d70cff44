import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadOrders } from './loadOrders.ts';
import type { OrdersData } from './loadOrders.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

export const screen = defineScreen<OrdersData>({
  load: loadOrders,
  head: (_, { t }) => ({
    title: t('orders.title'),
    alternates: { hu: routePath('account-orders', 'hu'), en: routePath('account-orders', 'en') },
    robots: 'noindex',
  }),
  Component: OrdersScreen,
});
