import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadReturn } from './loadReturn.ts';
import type { ReturnView } from './loadReturn.ts';
import { ReturnScreen } from './ReturnScreen.tsx';

export const screen = defineScreen<ReturnView>({
  load: loadReturn,
  head: (_, { t }) => ({
    title: t('return.title'),
    description: t('return.description'),
    alternates: { hu: routePath('checkout-result', 'hu'), en: routePath('checkout-result', 'en') },
    robots: 'noindex',
  }),
  Component: ReturnScreen,
});
