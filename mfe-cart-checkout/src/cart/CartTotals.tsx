import { useVatMode } from '@feszek/kit';
import { formatPrice } from '@feszek/money';
import type { ReactNode } from 'react';
import { classNames, VisuallyHidden } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CartView } from './cartView.ts';
import styles from './CartTotals.module.css';

interface CartTotalsProps {
  readonly cart: Pick<CartView, 'currency' | 'summary' | 'delivery'>;
  /** In the panel: the sum alone. */
  readonly isBrief?: boolean;
  /** Of an order that is placed: what it came to, gross, as it is paid and invoiced, in either VAT mode. */
  readonly isOrdered?: boolean;
  /** The coupon that an order was placed with. */
  readonly couponCode?: string | null;
  /** A change is on its way, after which the sums will be others. */
  readonly isUpdating?: boolean;
}

function Row({ label, children, look }: { readonly label: string; readonly children: ReactNode; readonly look?: 'sum' | 'gain' | 'saved' | 'quiet' }) {
  return (
    <div className={classNames(styles.row, look && styles[look])}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the cart comes to: net sums with the VAT beside them, or gross ones. What is to be paid is always gross. */
export function CartTotals({ cart: { currency, summary, delivery }, isBrief = false, isOrdered = false, couponCode, isUpdating = false }: CartTotalsProps) {
  const t = useT();
  const isNet = useVatMode() === 'net' && !isOrdered;
  const price = (net: number, gross: number) => formatPrice(isNet ? net : gross, currency);
  const { total_amount_gross, total_amount_net, total_saving_gross, total_discount_amount_gross, delivery_saving_gross, delivery_saving_net, rounding, vat_percent: percent } = summary;
  const vat = formatPrice(total_amount_gross - rounding - total_amount_net, currency);
  return (
    <dl className={classNames(styles.totals, isUpdating && styles.updating)} aria-busy={isUpdating || undefined}>
      {!isBrief && <Row label={t('totals.items')}>{price(summary.total_items_amount_net, summary.total_items_amount_gross)}</Row>}
      {!isBrief && total_discount_amount_gross > 0 && (
        <Row label={couponCode ? t('totals.discountBy', { code: couponCode }) : t('totals.discount')} look="gain">{price(-summary.total_discount_amount_net, -total_discount_amount_gross)}</Row>
      )}
      {!isBrief && (
        <Row label={t('totals.delivery')}>
          {delivery_saving_gross > 0 && (
            <>
              <VisuallyHidden>{t('price.original')} </VisuallyHidden>
              <del className={styles.before}>{price(delivery_saving_net, delivery_saving_gross)}</del>{' '}
            </>
          )}
          {!delivery ? <span className={styles.later}>{t('totals.deliveryLater')}</span> : delivery.price_gross === 0 ? t('totals.free') : price(delivery.price_net, delivery.price_gross)}
        </Row>
      )}
      {/* A coupon that pays the delivery shows in the delivery's price; an order says by which code. */}
      {isOrdered && couponCode && delivery_saving_gross > 0 && <Row label={t('totals.coupon')}>{couponCode}</Row>}
      {isNet && <Row label={t('totals.net')}>{formatPrice(total_amount_net, currency)}</Row>}
      {isNet && !isBrief && <Row label={t('totals.vat', { percent })}>{vat}</Row>}
      {!isBrief && rounding !== 0 && <Row label={t('totals.rounding')}>{formatPrice(rounding, currency)}</Row>}
      <Row label={isOrdered ? t('totals.total') : t('totals.gross')} look="sum">
        {formatPrice(total_amount_gross, currency)}
        <span className={styles.basis}>{t('totals.withVat')}</span>
      </Row>
      {!isNet && !isBrief && <Row label={t('totals.includedVat', { percent })} look="quiet">{vat}</Row>}
      {/* Below the sum, from which it is taken off already: above it, it would seem to be taken off once more. */}
      {total_saving_gross > 0 && <Row label={t('totals.saving')} look="saved">{formatPrice(total_saving_gross, currency)}</Row>}
    </dl>
  );
}
