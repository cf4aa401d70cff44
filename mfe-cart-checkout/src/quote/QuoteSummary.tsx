import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { CartArrival } from '../arrival/CartArrival.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import styles from '../checkout/OrderSummary.module.css';
import { SummaryItems } from '../checkout/SummaryItems.tsx';
import { useT } from '../i18n.ts';
import { FoldedCard } from '../layout/FoldedCard.tsx';
import { AmountText } from '../price/AmountText.tsx';
import { DuePrice } from '../price/DuePrice.tsx';
import { cartOfQuote } from './cartOfQuote.ts';
import quoteStyles from './Quote.module.css';

interface QuoteSummaryProps {
  readonly cart: CartView;
  /** Whether the stored request is one for collection. */
  readonly isPickUp: boolean;
}

/** The items of a quote request, their price today, and when they arrive if they are ordered today. */
export function QuoteSummary({ cart, isPickUp }: QuoteSummaryProps) {
  const t = useT();
  const { locale } = useShop();
  const { total_items_amount_net: net, total_items_amount_gross: gross } = cart.summary;
  return (
    <FoldedCard
      title={t('quote.summaryTitle')}
      action={<a href={routePath('cart', locale)} className={styles.edit}>{t('checkout.editCart')}</a>}
      brief={<AmountText kind="gross" value={gross} currency={cart.currency} />}
    >
      <SummaryItems cart={cart} label={t('quote.items')} />
      <p className={quoteStyles.today}>
        {t('quote.listTotal')} <DuePrice net={net} gross={gross} currency={cart.currency} className={quoteStyles.amount} />
      </p>
      <CartArrival cart={cartOfQuote(cart, isPickUp)} />
    </FoldedCard>
  );
}
