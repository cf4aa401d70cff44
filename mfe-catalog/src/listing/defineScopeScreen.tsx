import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { listingHead } from './listingHead.ts';
import { loadProducts } from './loadListing.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import { ScopeScreen } from './ScopeScreen.tsx';
import type { ScopeScreenProps } from './ScopeScreen.tsx';
import { titledCrumbs } from '../breadcrumb/titledCrumbs.ts';

/** The screen of all products of a scope. */
export function defineScopeScreen(scope: ScopeScreenProps['scope']) {
  return defineScreen<ProductPage>({
    load: (context) => loadProducts(context, scope),
    head(products, context) {
      const title = context.t(`${scope}.title`);
      return listingHead(
        {
          title,
          description: context.t(`${scope}.description`),
          paths: { hu: routePath(scope, 'hu'), en: routePath(scope, 'en') },
          crumbs: titledCrumbs(scope, title, context),
          products,
        },
        context,
      );
    },
    Component: ({ data }) => <ScopeScreen scope={scope} data={data} />,
  });
}
