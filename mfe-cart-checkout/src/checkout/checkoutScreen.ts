import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { loadCheckout } from './loadCheckout.ts';
import type { CheckoutData } from './loadCheckout.ts';

export const screen = defineScreen<CheckoutData>({
  load: loadCheckout,
  head: ({ step, cart }, { t, locale }) => ({
    title: cart.products.length === 0 ? t('checkout.title') : `${t(`checkout.steps.${step}`)} – ${t('checkout.title')}`,
    description: t('checkout.description'),
    canonical: routePath('cart-data', locale),
    alternates: { hu: routePath('cart-data', 'hu'), en: routePath('cart-data', 'en') },
    robots: 'noindex',
  }),
  Component: CheckoutScreen,
});
