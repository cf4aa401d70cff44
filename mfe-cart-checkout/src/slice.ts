import { defineSlice } from '@feszek/kit';
import { startCart } from './cart-store/startCart.ts';

export const slice = defineSlice({
  name: 'cart-checkout',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  fragments: {
    'mini-cart': { kind: 'public', mode: 'browser', load: () => import(/* webpackChunkName: "fragment-mini-cart" */ './mini-cart/miniCart.ts') },
    'cart-panel': { kind: 'public', mode: 'browser', load: () => import(/* webpackChunkName: "fragment-cart-panel" */ './cart-panel/cartPanel.ts') },
    'embedded-cart': { kind: 'public', mode: 'browser', element: 'cart', load: () => import(/* webpackChunkName: "fragment-embedded-cart" */ './embedded-cart/embeddedCart.ts') },
    'cart-handover': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-cart-handover" */ './handover/handoverScreen.ts') },
    cart: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-cart" */ './cart/cartScreen.ts') },
    checkout: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-checkout" */ './checkout/checkoutScreen.ts') },
    result: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-result" */ './result/resultScreen.ts') },
    order: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-order" */ './order/orderScreen.ts') },
    'offer-data': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-offer-data" */ './offer-data/offerDataScreen.ts') },
    offer: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-offer" */ './offer/offerScreen.ts') },
    'result-without-hash': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-result-without-hash" */ './return/returnScreen.ts') },
    'product-review': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-product-review" */ './product-review/reviewScreen.ts') },
    withdrawal: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-withdrawal" */ './withdrawal/withdrawalScreen.ts') },
  },
  start: startCart,
});
