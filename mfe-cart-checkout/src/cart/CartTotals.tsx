import { deliveryServiceName } from '@feszek/contract';
import { useShop, useVatMode } from '@feszek/kit';
import { toMajor, toMinor } from '@feszek/money';
import type { ReactNode } from 'react';
import { classNames, VisuallyHidden } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { AmountText } from '../price/AmountText.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import styles from './CartTotals.module.css';

interface CartTotalsProps {
  readonly cart: Pick<CartView, 'currency' | 'summary' | 'delivery'>;
  /** In the panel: only the total. */
  readonly isBrief?: boolean;
  /** The buyer collects the order in a showroom. */
  readonly isInShowroom?: boolean;
  /** The delivery is chosen beside the totals. */
  readonly isDeliveryChosenHere?: boolean;
  /** For a placed order. */
  readonly isOrdered?: boolean;
  /** Names the discount, where the coupon itself is not shown: in the last step, and for a placed order. */
  readonly couponCode?: string | null | undefined;
  /** The label of the gross total. */
  readonly totalLabel?: string;
  /** A change is pending, so the totals are about to change. */
  readonly isUpdating?: boolean;
}

function Row({ label, children, look }: { readonly label: string; readonly children: ReactNode; readonly look?: 'sum' | 'net' | 'gain' | 'saved' | 'quiet' }) {
  return (
    <div className={classNames(styles.row, look && styles[look])}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * The totals of the cart. The rows are gross and add up to the gross total. Below it are its parts: the VAT, and in net mode
 * the net total, which add up to it too. Decision 0079.
 */
export function CartTotals({ cart: { currency, summary, delivery }, isBrief = false, isInShowroom = false, isDeliveryChosenHere = false, isOrdered = false, couponCode, totalLabel, isUpdating = false }: CartTotalsProps) {
  const t = useT();
  const { locale } = useShop();
  const isNet = useVatMode() === 'net';
  const { total_amount_gross, total_amount_net, total_saving_gross, total_discount_amount_gross, delivery_saving_gross, rounding, vat_percent: percent } = summary;
  const gross = (value: number) => <AmountText kind="gross" value={value} currency={currency} />;
  const vat = toMajor(toMinor(total_amount_gross, currency) - toMinor(rounding, currency) - toMinor(total_amount_net, currency), currency);
  return (
    <dl className={classNames(styles.totals, isUpdating && styles.updating)} aria-busy={isUpdating || undefined}>
      {!isBrief && <Row label={t('totals.items')}>{gross(summary.total_items_amount_gross)}</Row>}
      {!isBrief && total_discount_amount_gross > 0 && (
        <Row label={couponCode ? t('totals.discountBy', { code: couponCode }) : t('totals.discount')} look="gain">{gross(-total_discount_amount_gross)}</Row>
      )}
      {!isBrief && (
        <Row label={t(isInShowroom ? 'totals.collection' : 'totals.delivery')}>
          {delivery_saving_gross > 0 && (
            <>
              <del className={styles.before}>
                <VisuallyHidden>{t('price.original')} </VisuallyHidden>
                {gross(delivery_saving_gross)}
              </del>{' '}
            </>
          )}
          {!delivery ? <span className={styles.later}>{t(isDeliveryChosenHere ? 'totals.deliveryHere' : 'totals.deliveryLater')}</span> : delivery.price_gross === 0 ? t('totals.free') : gross(delivery.price_gross)}
        </Row>
      )}
      {!isBrief && (summary.services ?? []).map(({ code, price_gross }) => <Row key={code} label={deliveryServiceName(code, locale)}>{price_gross === 0 ? t('totals.free') : gross(price_gross)}</Row>)}
      {/* A coupon for free delivery is shown in the price of the delivery; an order also shows its code. */}
      {couponCode && delivery_saving_gross > 0 && <Row label={t('totals.coupon')}>{couponCode}</Row>}
      {!isBrief && rounding !== 0 && <Row label={t('totals.rounding')}>{gross(rounding)}</Row>}
      <Row label={totalLabel ?? t(isOrdered ? 'totals.total' : 'totals.gross')} look="sum">{gross(total_amount_gross)}</Row>
      {isNet && (
        <Row label={t('totals.net')} look="net">
          <AmountText kind="net" value={total_amount_net} currency={currency} isLabelHidden />
        </Row>
      )}
      {!isBrief && (
        <Row label={t(isNet ? 'totals.vat' : 'totals.includedVat', { percent })} look="quiet">
          <AmountText kind="tax" value={vat} currency={currency} isLabelHidden />
        </Row>
      )}
      {/* Below the total, which includes it already. Above the total it would look like another deduction. */}
      {total_saving_gross > 0 && <Row label={t('totals.saving')} look="saved">{gross(total_saving_gross)}</Row>}
    </dl>
  );
}
