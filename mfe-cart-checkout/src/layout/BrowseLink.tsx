import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** Leads on from an empty state: to all products, or to the front page of a shop that has no products yet. */
export function BrowseLink({ isShopEmpty = false }: { readonly isShopEmpty?: boolean }) {
  const t = useT();
  const { locale } = useShop();
  return <ButtonLink href={routePath(isShopEmpty ? 'index' : 'all-products', locale)}>{t(isShopEmpty ? 'emptyShop.action' : 'cart.emptyAction')}</ButtonLink>;
}
