import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** The empty state of every listing while the shop has no products: it leads to no other listing. */
export function NoProducts() {
  const t = useT();
  const { locale } = useShop();
  return (
    <EmptyState icon="store" title={t('allProducts.emptyTitle')} action={<ButtonLink href={routePath('index', locale)}>{t('breadcrumb.home')}</ButtonLink>}>
      {t('allProducts.emptyText')}
    </EmptyState>
  );
}
