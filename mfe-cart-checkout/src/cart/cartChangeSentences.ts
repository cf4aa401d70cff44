import { formatAmount } from '@feszek/money';
import type { ChangeSentences } from '@feszek/ui';
import type { T } from '../i18n.ts';
import { amountLabels } from '../price/useAmountLabels.ts';
import type { CartLine, CartView } from '../cart-store/cartView.ts';
import { freeDeliverySentence } from './FreeDelivery.tsx';
import { isTierPrice } from './tierMessages.ts';

interface ChangedLine {
  readonly cart: CartView;
  readonly line: CartLine;
}

/**
 * The announcement after a change of a line's quantity: the line and the cart's total; and the unit price and the progress
 * to free delivery if they have changed as well. Amounts are gross, like the first amounts of the line and the totals
 * (decision 0036).
 */
export function cartChangeSentences(t: T, { cart, line }: ChangedLine): ChangeSentences {
  const { currency, summary } = cart;
  const gross = (amount: number) => formatAmount('gross', amount, currency, amountLabels(t));
  return {
    always: [
      t('announcement.line', { title: line.product.title, count: line.quantity, amount: gross(line.total_gross) }),
      t('announcement.total', { amount: gross(summary.total_amount_gross) }),
    ],
    ifChanged: [t(isTierPrice(line) ? 'announcement.tierUnit' : 'announcement.unit', { price: gross(line.price_gross) }), freeDeliverySentence(t, cart)],
  };
}
