import { formatAmount } from '@feszek/money';
import type { ChangeSentences } from '@feszek/ui';
import type { T } from '../i18n.ts';
import { amountWords } from '../price/useAmountWords.ts';
import type { CartLine, CartView } from './cartView.ts';
import { freeDeliverySentence } from './FreeDelivery.tsx';
import { isTierPrice } from './tierWords.ts';

interface ChangedLine {
  readonly cart: CartView;
  readonly line: CartLine;
}

/**
 * What is announced after the quantity of a line has changed: the line and the cart's total; and the unit price and the
 * progress to free delivery, where they have changed as well. Amounts are gross, as those that the line and the totals show
 * first (decision 0036).
 */
export function cartChangeSentences(t: T, { cart, line }: ChangedLine): ChangeSentences {
  const { currency, summary } = cart;
  const gross = (amount: number) => formatAmount('gross', amount, currency, amountWords(t));
  return {
    always: [
      t('announcement.line', { title: line.product.title, count: line.quantity, amount: gross(line.total_gross) }),
      t('announcement.total', { amount: gross(summary.total_amount_gross) }),
    ],
    ifChanged: [t(isTierPrice(line) ? 'announcement.tierUnit' : 'announcement.unit', { price: gross(line.price_gross) }), freeDeliverySentence(t, cart)],
  };
}
