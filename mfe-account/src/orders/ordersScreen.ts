import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { loadOrders } from './loadOrders.ts';
import type { OrdersData } from './loadOrders.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

export const screen = defineScreen<OrdersData>({
  load: loadOrders,
  head: (_, { t }) => accountHead(t('orders.title'), 'account-orders'),
  Component: OrdersScreen,
});
