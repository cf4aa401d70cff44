import { defineSlice } from '@feszek/kit';

export const slice = defineSlice({
  name: 'catalog',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  fragments: {
    home: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-home" */ './home/homeScreen.ts') },
    category: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-category" */ './listing/categoryScreen.ts') },
    'all-products': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-all-products" */ './listing/allProductsScreen.ts') },
    sale: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-sale" */ './listing/saleScreen.ts') },
    product: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-product" */ './product/productScreen.ts') },
    search: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-search" */ './search/results/searchScreen.ts') },
    'search-overlay': { kind: 'public', mode: 'browser', load: () => import(/* webpackChunkName: "fragment-search-overlay" */ './search/overlay/searchOverlay.ts') },
  },
});
