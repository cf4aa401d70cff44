import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { HandoverScreen } from './HandoverScreen.tsx';
import { loadHandover } from './loadHandover.ts';
import type { HandoverData } from './loadHandover.ts';

export const screen = defineScreen<HandoverData>({
  load: loadHandover,
  head: (_, { t, locale }) => ({
    title: t('handover.title'),
    description: t('handover.description'),
    canonical: routePath('cart-handover', locale),
    alternates: { hu: routePath('cart-handover', 'hu'), en: routePath('cart-handover', 'en') },
    robots: 'noindex',
  }),
  Component: HandoverScreen,
});
