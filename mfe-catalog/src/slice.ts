import { defineSlice } from '@feszek/kit';
import { startFavourites } from './heart/startFavourites.ts';

/** A database refuses control characters. */
const SKU = /[^,\p{Cc}]{1,64}/u;
/** One to 24 SKUs with commas between them. */
const SKUS = /[^,\p{Cc}]{1,64}(?:,[^,\p{Cc}]{1,64}){0,23}/u;

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
    new: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-new" */ './listing/newScreen.ts') },
    'product-without-slug': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-product-without-slug" */ './product/productWithoutSlugScreen.ts') },
    product: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-product" */ './product/productScreen.ts') },
    collections: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-collections" */ './collections/collectionsScreen.ts') },
    collection: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-collection" */ './collections/collectionScreen.ts') },
    search: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-search" */ './search/results/searchScreen.ts') },
    'search-overlay': { kind: 'public', mode: 'browser', load: () => import(/* webpackChunkName: "fragment-search-overlay" */ './search/overlay/searchOverlay.ts') },
    products: { kind: 'public', mode: 'hydrate', element: 'products', params: { skus: { pattern: SKUS, isRequired: true } }, load: () => import(/* webpackChunkName: "fragment-products" */ './product-row/productRow.ts') },
    'buyable-product': { kind: 'public', mode: 'hydrate', element: 'product', params: { sku: { pattern: SKU, isRequired: true } }, load: () => import(/* webpackChunkName: "fragment-buyable-product" */ './buyable-product/buyableProduct.ts') },
    favourites: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-favourites" */ './favourites/favouritesScreen.ts') },
    'shared-list': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-shared-list" */ './shared-list/sharedListScreen.ts') },
  },
  start: startFavourites,
});
