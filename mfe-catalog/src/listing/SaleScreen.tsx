import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Listing } from './Listing.tsx';
import { NoProducts } from './NoProducts.tsx';
import { isShopEmpty } from './productPage.ts';
import type { ProductPage } from './productPage.ts';
import { titledCrumbs } from './titledCrumbs.ts';

export function SaleScreen({ data }: { readonly data: ProductPage }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Listing
      title={t('sale.title')}
      description={t('sale.description')}
      crumbs={titledCrumbs('sale', t('sale.title'), { t, locale })}
      products={data}
      empty={
        isShopEmpty(data) ? (
          <NoProducts />
        ) : (
          <EmptyState
            icon="clock"
            title={t('sale.emptyTitle')}
            action={<ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>}
          >
            {t('sale.emptyText')}
          </EmptyState>
        )
      }
    />
  );
}
