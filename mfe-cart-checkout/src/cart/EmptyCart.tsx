import { EmptyState } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { UndoRemoval } from './UndoRemoval.tsx';
import { useCart } from '../cart-store/useCart.ts';

interface EmptyCartProps {
  readonly action: ReactNode;
  readonly headingLevel?: 1 | 3;
  /** The visitor has just removed the last line, which had the focus. */
  readonly takesFocus?: boolean;
  /** The shop has no products yet. */
  readonly isShopEmpty?: boolean;
}

/** The empty state of the cart. */
export function EmptyCart({ action, headingLevel = 3, takesFocus = false, isShopEmpty = false }: EmptyCartProps) {
  const t = useT();
  const { removed } = useCart();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1}>
      {removed && <UndoRemoval removed={removed} />}
      <EmptyState icon="bag" title={t('cart.emptyTitle')} headingLevel={headingLevel} action={action}>
        <p>{t(isShopEmpty ? 'emptyShop.text' : 'cart.emptyText')}</p>
      </EmptyState>
    </div>
  );
}
