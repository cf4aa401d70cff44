import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { QUOTE_TITLES } from '../quote/quoteTitles.ts';
import { loadReturn } from './loadReturn.ts';
import type { ReturnView } from './loadReturn.ts';
import { ReturnScreen } from './ReturnScreen.tsx';

export const screen = defineScreen<ReturnView>({
  load: loadReturn,
  head(data, { t }) {
    const query = 'quote' in data ? `?${new URLSearchParams({ quote: data.quote.quote_hash })}` : '';
    return {
      title: 'quote' in data ? t(QUOTE_TITLES[data.quote.state]) : t('return.title'),
      description: 'quote' in data ? t('quote.description') : t('return.description'),
      alternates: { hu: routePath('checkout-result', 'hu') + query, en: routePath('checkout-result', 'en') + query },
      robots: 'noindex',
    };
  },
  Component: ReturnScreen,
});
