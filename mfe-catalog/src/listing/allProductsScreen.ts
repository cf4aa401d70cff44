import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { AllProductsScreen } from './AllProductsScreen.tsx';
import { listingHead } from './listingHead.ts';
import { loadProducts } from './loadListing.ts';
import type { ProductPage } from './productPage.ts';
import { titledCrumbs } from './titledCrumbs.ts';

export const screen = defineScreen<ProductPage>({
  load: (context) => loadProducts(context, 'all'),
  head(products, context) {
    const title = context.t('allProducts.title');
    return listingHead(
      {
        title,
        description: context.t('allProducts.description'),
        paths: { hu: routePath('all-products', 'hu'), en: routePath('all-products', 'en') },
        crumbs: titledCrumbs('all-products', title, context),
        products,
      },
      context,
    );
  },
  Component: AllProductsScreen,
});
