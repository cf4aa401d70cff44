import { routePath } from '@feszek/contract';
import { useShop, useVatMode } from '@feszek/kit';
import { formatPrice } from '@feszek/money';
import type { CartView } from '../cart/cartView.ts';
import styles from '../checkout/OrderSummary.module.css';
import { SummaryItems } from '../checkout/SummaryItems.tsx';
import { useT } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import quoteStyles from './Quote.module.css';

/** What a quote is asked for, and what it costs today. */
export function QuoteSummary({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  const isNet = useVatMode() === 'net';
  const { total_items_amount_net: net, total_items_amount_gross: gross } = cart.summary;
  return (
    <TitledCard title={t('quote.summaryTitle')} action={<a href={routePath('cart', locale)} className={styles.edit}>{t('checkout.editCart')}</a>} isBeside>
      <SummaryItems cart={cart} label={t('quote.items')} />
      <p className={quoteStyles.today}>
        {t('quote.listTotal')} <span className={quoteStyles.amount}>{formatPrice(isNet ? net : gross, cart.currency)} {isNet ? t('price.net') : t('price.gross')}</span>
      </p>
    </TitledCard>
  );
}
