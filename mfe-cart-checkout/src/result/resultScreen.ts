import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadResult } from './loadResult.ts';
import type { OrderView } from './orderView.ts';
import { ResultScreen } from './ResultScreen.tsx';
import { resultTitle } from './resultTitles.ts';

export const screen = defineScreen<OrderView>({
  load: loadResult,
  head: (order, { t }) => {
    const path = (locale: 'hu' | 'en') => routePath('checkout-result-order_hash', locale, { order_hash: order.order_hash });
    return {
      title: t(resultTitle(order)),
      description: t('result.description'),
      alternates: { hu: path('hu'), en: path('en') },
      robots: 'noindex',
    };
  },
  Component: ResultScreen,
});
