import { apiErrorMessage } from '@feszek/api-client';
import type { Cart, Currency } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Icon, IconButton } from '@feszek/ui';
import { useState } from 'react';
import { useCartStore } from '../cart-store/useCart.ts';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';
import { AmountText } from '../price/AmountText.tsx';
import styles from './Coupon.module.css';

type CartCoupon = Cart['coupons'][number];

/** The text about a coupon's benefit. */
function giftOf(t: T, { kind, percent }: CartCoupon): string {
  if (kind === 'percent') return t('coupon.percent', { percent: percent ?? 0 });
  return kind === 'amount' ? t('coupon.amount') : t('coupon.freeDelivery');
}

export interface CouponRowProps {
  readonly coupon: CartCoupon;
  readonly currency: Currency;
  readonly onRemoved: () => void;
}

/** A coupon in the cart: its saving, or why it does not apply, and a button that removes it. */
export function CouponRow({ coupon, currency, onRemoved }: CouponRowProps) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const saving = coupon.saving_gross;

  async function remove(): Promise<void> {
    setIsPending(true);
    setError(undefined);
    try {
      await store().removeCoupon(coupon.code);
      onRemoved();
    } catch (fault) {
      setError(apiErrorMessage(fault, locale));
      setIsPending(false);
    }
  }

  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <strong className={styles.code}>{coupon.code}</strong>
        {coupon.fault ? (
          <span className={styles.fault}>{coupon.fault.message}</span>
        ) : (
          <span className={styles.gift}>{giftOf(t, coupon)}</span>
        )}
        {error && (
          <span className={styles.fault} role="alert">
            <Icon name="warning" size="small" /> {error}
          </span>
        )}
      </p>
      {saving > 0 && <p className={styles.saving}><AmountText kind="gross" value={-saving} currency={currency} /></p>}
      <IconButton className={styles.remove} icon="close" label={t('coupon.remove', { code: coupon.code })} loading={isPending} onClick={() => void remove()} data-replay />
    </div>
  );
}
