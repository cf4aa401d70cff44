import { defineScreen } from '@feszek/kit';
import { createElement } from 'react';
import { accountHead } from '../head/accountHead.ts';
import { loadOrders } from './loadOrders.ts';
import type { OrdersData } from './loadOrders.ts';
import { loadQuotes } from './loadQuotes.ts';
import type { QuotesData } from './loadQuotes.ts';
import { OrdersScreen } from './OrdersScreen.tsx';
import { isOfQuotes } from './quotesAddress.ts';
import { QuotesScreen } from './QuotesScreen.tsx';

type Data = OrdersData | QuotesData;

export const screen = defineScreen<Data>({
  load: (context) => (isOfQuotes(context.search) ? loadQuotes(context) : loadOrders(context)),
  head: (data, { t }) => accountHead(t('quotes' in data ? 'quotes.title' : 'orders.title'), 'account-orders'),
  Component: ({ data }) => ('quotes' in data ? createElement(QuotesScreen, { data }) : createElement(OrdersScreen, { data })),
});
