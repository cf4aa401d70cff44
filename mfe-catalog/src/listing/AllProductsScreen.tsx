import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import { Listing } from './Listing.tsx';
import { NoProducts } from './NoProducts.tsx';
import type { ProductPage } from './productPage.ts';
import { titledCrumbs } from './titledCrumbs.ts';

export function AllProductsScreen({ data }: { readonly data: ProductPage }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Listing
      title={t('allProducts.title')}
      description={t('allProducts.description')}
      crumbs={titledCrumbs('all-products', t('allProducts.title'), { t, locale })}
      products={data}
      empty={<NoProducts />}
    />
  );
}
