import type { Currency } from '@feszek/contract';
import { toMajor, toMinor } from '@feszek/money';
import type { CartLine, CartView } from './cartView.ts';

/** The product of a unit price in major units and a quantity. */
export function times(price: number, quantity: number, currency: Currency): number {
  return toMajor(toMinor(price, currency) * quantity, currency);
}

/** Both totals are multiples of the unit prices, as in the API (decision 0079). */
function withQuantity(line: CartLine, quantity: number, currency: Currency): CartLine {
  if (quantity === line.quantity) return line;
  return { ...line, quantity, total_gross: times(line.price_gross, quantity, currency), total_net: times(line.price_net, quantity, currency) };
}

/**
 * The cart with its pending quantities: line totals at the known unit price, without removed lines. The summary is the
 * server's, because a quantity tier may change the unit price.
 *
 * @param wanted - quantities by product id; 0 removes
 */
export function withQuantities(cart: CartView, wanted: ReadonlyMap<number, number>): CartView {
  if (wanted.size === 0) return cart;
  const products = cart.products
    .map((line) => withQuantity(line, wanted.get(line.id) ?? line.quantity, cart.currency))
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, products };
}
