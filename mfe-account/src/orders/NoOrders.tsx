import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';

interface NoOrdersProps {
  /** Whether the shop has no products. */
  readonly isShopEmpty: boolean | undefined;
  readonly headingLevel?: 2 | 3;
}

/** Nothing was ordered yet. */
export function NoOrders({ isShopEmpty, headingLevel = 2 }: NoOrdersProps) {
  const t = useT();
  const { locale } = useShop();
  const link = <ButtonLink href={routePath(isShopEmpty ? 'index' : 'all-products', locale)}>{t(isShopEmpty ? 'orders.toHome' : 'orders.toShop')}</ButtonLink>;
  return (
    <EmptyState icon="bag" title={t('orders.none')} action={link} headingLevel={headingLevel}>
      <p>{t(isShopEmpty ? 'orders.emptyShop' : 'orders.noneText')}</p>
    </EmptyState>
  );
}
