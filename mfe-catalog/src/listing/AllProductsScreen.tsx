import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Listing } from './Listing.tsx';
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
      empty={
        <EmptyState
          icon="store"
          title={t('allProducts.emptyTitle')}
          action={<ButtonLink href={routePath('index', locale)}>{t('breadcrumb.home')}</ButtonLink>}
        >
          {t('allProducts.emptyText')}
        </EmptyState>
      }
    />
  );
}
