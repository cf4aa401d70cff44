import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** The empty state of every listing while the shop has no products, or none in the visitor's currency: it leads to no other listing. */
export function NoProducts({ isSoldInForints = false }: { readonly isSoldInForints?: boolean | undefined }) {
  const t = useT();
  const { locale } = useShop();
  if (isSoldInForints) {
    return (
      <EmptyState icon="store" title={t('allProducts.forintsTitle')}>
        {t('allProducts.forintsText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="store" title={t('allProducts.emptyTitle')} action={<ButtonLink href={routePath('index', locale)}>{t('breadcrumb.home')}</ButtonLink>}>
      {t('allProducts.emptyText')}
    </EmptyState>
  );
}
