import { apiErrorMessage } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, ButtonLink, Drawer, ErrorState, Skeleton } from '@feszek/ui';
import { useEffect, useEffectEvent } from 'react';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartState } from '../cart-store/createCartStore.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { FreeDelivery } from '../cart/FreeDelivery.tsx';
import { hasUnavailable } from '../cart/stockMessages.ts';
import { useCart, useCartStore } from '../cart-store/useCart.ts';
import { useT } from '../i18n.ts';
import { BrowseLink } from '../layout/BrowseLink.tsx';
import { AddedNotice } from './AddedNotice.tsx';
import { SimilarInPanel } from './SimilarInPanel.tsx';
import { useIsShopEmpty } from './useIsShopEmpty.ts';
import styles from './CartDrawer.module.css';

export interface CartDrawerProps {
  readonly isOpen: boolean;
  /** The product that was just added; absent when the visitor opens the panel. */
  readonly addedTitle: string | undefined;
  readonly onClose: () => void;
}

function LoadingLines() {
  const t = useT();
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('panel.loading')}>
      <div className={styles.loadingFree}>
        <Skeleton width="medium" />
        <Skeleton className={styles.loadingProgress} />
      </div>
      {[1, 2].map((line) => (
        <div key={line} className={styles.loadingLine}>
          <Skeleton shape="block" className={styles.loadingPicture} />
          <div>
            <Skeleton width="medium" />
            <Skeleton width="short" />
            <Skeleton shape="block" className={styles.loadingQuantity} />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface ContentProps {
  readonly state: CartState;
  readonly isShopEmpty: boolean;
  readonly onClose: () => void;
}

function Content({ state, isShopEmpty, onClose }: ContentProps) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const { cart, isLoading, loadFault } = state;
  if (cart && cart.products.length > 0) {
    return (
      <>
        <FreeDelivery cart={cart} />
        {/* What was just added stands at the top. */}
        <CartLines state={state} cart={{ ...cart, products: cart.products.toReversed() }} />
        <SimilarInPanel products={cart.similar_products} />
      </>
    );
  }
  if (!cart && loadFault !== undefined) {
    return (
      <ErrorState title={t('cart.failedTitle')} retry={{ label: t('cart.retry'), onRetry: () => void store().load(), loading: isLoading }}>
        <p>{apiErrorMessage(loadFault, locale)}</p>
      </ErrorState>
    );
  }
  if (!cart && isLoading) return <LoadingLines />;
  return (
    <EmptyCart
      takesFocus={cart !== null}
      isShopEmpty={isShopEmpty}
      action={
        <>
          <BrowseLink isShopEmpty={isShopEmpty} />
          <Button variant="quiet" onClick={onClose}>{t('cart.continueShopping')}</Button>
        </>
      }
    />
  );
}

/** The cart in a drawer at the right. The dialog element moves the focus inside, and restores it when it closes. */
export function CartDrawer({ isOpen, addedTitle, onClose }: CartDrawerProps) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const state = useCart();
  const { cart } = state;
  const isFilled = cart !== null && cart.products.length > 0;
  const isShopEmpty = useIsShopEmpty(isOpen && cart !== null && !isFilled);
  const loadAfterFault = useEffectEvent(() => {
    if (store().state.loadFault !== undefined) void store().load();
  });
  // A cart whose load has failed is loaded again when the panel opens.
  useEffect(() => {
    if (isOpen) loadAfterFault();
  }, [isOpen]);
  const footer = isFilled && (
    <div className={styles.footer}>
      <CartTotals cart={cart} isBrief isUpdating={state.pending.size > 0} />
      {!hasUnavailable(cart) && (
        <ButtonLink href={routePath('cart-data', locale)} size="large" wide>
          {t('panel.toCheckout')}
        </ButtonLink>
      )}
      <ButtonLink href={routePath('cart', locale)} variant="secondary" wide>
        {t('panel.toCart')}
      </ButtonLink>
    </div>
  );
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('panel.title')} closeLabel={t('panel.close')} footer={footer}>
      <div className={styles.body}>
        {addedTitle && !state.removed && <AddedNotice title={addedTitle} />}
        <Content state={state} isShopEmpty={isShopEmpty} onClose={onClose} />
      </div>
    </Drawer>
  );
}
