import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { CartScreen } from './CartScreen.tsx';
import { loadCart } from './loadCart.ts';
import type { CartPageData } from './loadCart.ts';

export const screen = defineScreen<CartPageData>({
  load: loadCart,
  head: (_, { t, locale }) => ({
    title: t('cart.title'),
    description: t('cart.description'),
    canonical: routePath('cart', locale),
    alternates: { hu: routePath('cart', 'hu'), en: routePath('cart', 'en') },
    robots: 'noindex',
  }),
  Component: CartScreen,
});
