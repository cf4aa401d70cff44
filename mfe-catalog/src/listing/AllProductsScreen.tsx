import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import { allProductsTexts } from './allProductsTexts.ts';
import { Listing } from './Listing.tsx';
import { NoProducts } from './NoProducts.tsx';
import type { ProductPage } from '../list-query/productPage.ts';

export function AllProductsScreen({ data }: { readonly data: ProductPage }) {
  const t = useT();
  const { locale } = useShop();
  const { title, description, crumbs } = allProductsTexts(data, { t, locale });
  return <Listing title={title} description={description} crumbs={crumbs} products={data} empty={<NoProducts isSoldInForints={data.emptyState?.isSoldInForints} />} />;
}
