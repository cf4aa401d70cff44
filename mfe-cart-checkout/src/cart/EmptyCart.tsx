import { EmptyState } from '@feszek/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';

interface EmptyCartProps {
  readonly action: ReactNode;
  readonly headingLevel?: 1 | 3;
  /** The cart has just been emptied by the visitor, whose focus went with its last line. */
  readonly takesFocus?: boolean;
}

/** Nothing in the cart yet, and the way on. */
export function EmptyCart({ action, headingLevel = 3, takesFocus = false }: EmptyCartProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState icon="bag" title={t('cart.emptyTitle')} headingLevel={headingLevel} action={action}>
        <p>{t('cart.emptyText')}</p>
      </EmptyState>
    </div>
  );
}
