import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { AllProductsScreen } from './AllProductsScreen.tsx';
import { allProductsTexts } from './allProductsTexts.ts';
import { listingHead } from './listingHead.ts';
import { loadProducts } from './loadListing.ts';
import type { ProductPage } from '../list-query/productPage.ts';

export const screen = defineScreen<ProductPage>({
  load: (context) => loadProducts(context, 'all'),
  head(products, context) {
    const { documentTitle, ...texts } = allProductsTexts(products, context);
    return listingHead(
      {
        ...texts,
        title: documentTitle,
        paths: { hu: routePath('all-products', 'hu'), en: routePath('all-products', 'en') },
        products,
      },
      context,
    );
  },
  Component: AllProductsScreen,
});
