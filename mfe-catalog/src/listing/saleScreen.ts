import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { SaleScreen } from './SaleScreen.tsx';
import { listingHead } from './listingHead.ts';
import { loadProducts } from './loadListing.ts';
import type { ProductPage } from './productPage.ts';
import { titledCrumbs } from './titledCrumbs.ts';

export const screen = defineScreen<ProductPage>({
  load: (context) => loadProducts(context, 'sale'),
  head(products, context) {
    const title = context.t('sale.title');
    return listingHead(
      {
        title,
        description: context.t('sale.description'),
        paths: { hu: routePath('sale', 'hu'), en: routePath('sale', 'en') },
        crumbs: titledCrumbs('sale', title, context),
        products,
      },
      context,
    );
  },
  Component: SaleScreen,
});
