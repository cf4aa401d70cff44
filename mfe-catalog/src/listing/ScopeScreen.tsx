import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Listing } from './Listing.tsx';
import { NoProducts } from './NoProducts.tsx';
import { isShopEmpty } from '../list-query/productPage.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import { titledCrumbs } from '../breadcrumb/titledCrumbs.ts';

export interface ScopeScreenProps {
  /** The scope of the list, which is the name of its route and of its texts. */
  readonly scope: 'sale' | 'new';
  readonly data: ProductPage;
}

/** The list of all reduced or of all new products. */
export function ScopeScreen({ scope, data }: ScopeScreenProps) {
  const t = useT();
  const { locale } = useShop();
  const title = t(`${scope}.title`);
  return (
    <Listing
      title={title}
      description={t(`${scope}.description`)}
      crumbs={titledCrumbs(scope, title, { t, locale })}
      products={data}
      empty={
        isShopEmpty(data) ? (
          <NoProducts isSoldInForints={data.emptyState?.isSoldInForints} />
        ) : (
          <EmptyState
            icon="clock"
            title={t(`${scope}.emptyTitle`)}
            action={<ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>}
          >
            {t(`${scope}.emptyText`)}
          </EmptyState>
        )
      }
    />
  );
}
