import { useBrowser } from '@feszek/kit';
import { Icon } from '@feszek/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import { CouponForm } from './CouponForm.tsx';
import { CouponRow } from './CouponRow.tsx';
import styles from './Coupon.module.css';

/** The form for a coupon, or the cart's coupon. The focus stays here when the form replaces the coupon or the reverse. */
export function Coupons({ cart: { coupons, currency } }: { readonly cart: CartView }) {
  const t = useT();
  const browser = useBrowser();
  const place = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const hasValid = coupons.some(({ fault }) => fault === null);

  // The pressed button has disappeared.
  useLayoutEffect(() => {
    if (changes > 0) place.current?.focus({ preventScroll: true });
  }, [changes]);

  function say(text: string): void {
    setChanges((count) => count + 1);
    browser().bus.emit('notice.shown', { kind: 'success', text });
  }

  return (
    <div ref={place} className={styles.place} role="group" tabIndex={-1} aria-label={t('coupon.title')} data-print="hide">
      {coupons.map((coupon) => (
        <CouponRow key={coupon.code} coupon={coupon} currency={currency} onRemoved={() => say(t('coupon.removed'))} />
      ))}
      {!hasValid && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {t('coupon.question')}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <CouponForm onApplied={() => say(t('coupon.applied'))} />
        </details>
      )}
    </div>
  );
}
