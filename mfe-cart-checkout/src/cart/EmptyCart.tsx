import { EmptyState } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';

interface EmptyCartProps {
  readonly action: ReactNode;
  readonly headingLevel?: 1 | 3;
}

/** Nothing in the cart yet, and the way on. */
export function EmptyCart({ action, headingLevel = 3 }: EmptyCartProps) {
  const t = useT();
  return (
    <EmptyState icon="bag" title={t('cart.emptyTitle')} headingLevel={headingLevel} action={action}>
      <p>{t('cart.emptyText')}</p>
    </EmptyState>
  );
}
