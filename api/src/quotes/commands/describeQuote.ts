import type { OperatorQuote, OperatorQuotes } from '@feszek/contract';
import { formatPrice } from '@feszek/money';

/** A request in one line of a list. */
export function quoteRow({ id, state, step, created_at, name, email, total_gross, currency, valid_until }: OperatorQuotes['quotes'][number]): string {
  const status = state === 'requested' ? step : state;
  return [id, created_at.slice(0, 10), status.padEnd(9), formatPrice(total_gross, currency).padStart(14), `${name} <${email}>`, valid_until && `until ${valid_until}`].filter(Boolean).join('  ');
}

/** A request with the data that is needed to answer it, line by line. */
export function describeQuote(quote: OperatorQuote): string[] {
  const { requester, wishes: preferences, currency, lines, delivery_gross, order_id } = quote;
  const price = (amount: number) => formatPrice(amount, currency);
  const goods = lines.map(({ sku, name, quantity, list_gross, offer_gross }) => {
    const offered = offer_gross === null ? '' : `, offered at ${price(offer_gross)}`;
    return `  ${quantity} × ${sku}  ${name}: ${price(list_gross)} each${offered}`;
  });
  const place = preferences.is_pick_up ? `pick-up at ${preferences.showroom || 'a showroom'}` : `${preferences.zipcode} ${preferences.city}, ${preferences.address}, ${quote.country}`;
  const company = [requester.company, requester.tax_number].filter(Boolean).join(', ');
  return [
    quoteRow(quote),
    `Requested in ${quote.locale === 'hu' ? 'Hungarian' : 'English'} by ${requester.name}${company && ` (${company})`}, ${requester.phone}`,
    `Delivery: ${place}${preferences.wished_on && `, preferred day ${preferences.wished_on}`}`,
    ...(quote.comment ? [`Comment: ${quote.comment}`] : []),
    ...goods,
    `  delivery: ${delivery_gross === null ? 'no price yet' : price(delivery_gross)}`,
    ...quote.services.map(({ code, price_gross }) => `  ${code}: ${price(price_gross)}`),
    `Total: ${price(quote.total_gross)}`,
    ...(quote.note ? [`Note to the customer: ${quote.note}`] : []),
    ...(order_id === null ? [] : [`Ordered: order ${order_id}`]),
  ];
}
