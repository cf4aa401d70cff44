import type { VatMode } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import type { ChangeSentences } from '@feszek/ui';
import type { T } from '../i18n.ts';
import type { CartLine, CartView } from './cartView.ts';
import { freeDeliverySentence } from './FreeDelivery.tsx';
import { isTierPrice } from './tierWords.ts';

interface ChangedLine {
  readonly cart: CartView;
  readonly line: CartLine;
  readonly vatMode: VatMode;
}

/**
 * What is announced after the quantity of a line has changed: the line and the cart's total; and the unit price and the
 * way to free delivery, where they have changed as well. Amounts are those that the line and the totals show.
 */
export function cartChangeSentences(t: T, { cart, line, vatMode }: ChangedLine): ChangeSentences {
  const { currency, summary } = cart;
  const isNet = vatMode === 'net';
  const price = (net: number, gross: number) => formatPrice(isNet ? net : gross, currency);
  const unit = price(line.price_net, line.price_gross);
  return {
    always: [
      t('announcement.line', { title: line.product.title, count: line.quantity, amount: price(line.total_net, line.total_gross), basis: t(`price.${vatMode}`) }),
      t('announcement.total', { amount: formatPrice(summary.total_amount_gross, currency) }),
    ],
    ifChanged: [t(isTierPrice(line) ? 'announcement.tierUnit' : 'announcement.unit', { price: unit }), freeDeliverySentence(t, cart)],
  };
}
