import { DELIVERY_SERVICES } from '@feszek/contract';
import type { FieldFault, QuotePricing } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import { dayInHungary } from '../platform/hungarianTime.ts';
import type { Db } from '../platform/database/connect.ts';
import { ApiError } from '../platform/http/errors.ts';
import { lockQuote } from './offerSource.ts';
import { quoteState } from './quoteState.ts';
import type { QuoteRow } from './quoteState.ts';
import type { QuotedService } from './tables.ts';

/**
 * A quote that the operator may change: one without an order. A cancelled order releases its offer.
 *
 * @throws ApiError `not_found`, `offer_used`
 */
export async function lockChangeable(trx: Trx, id: number): Promise<QuoteRow> {
  const quote = await lockQuote(trx, id);
  if (quote.status !== 'ordered') return quote;
  const order = quote.order_id === null ? undefined : await trx.selectFrom('shop_order').select('status').where('id', '=', quote.order_id).executeTakeFirst();
  if (order?.status !== 'cancelled') throw new ApiError('offer_used');
  return quote;
}

async function priceLines(trx: Trx, { id, currency }: QuoteRow, lines: QuotePricing['lines']): Promise<void> {
  const known = await trx.selectFrom('quote_line').select('sku').where('quote_id', '=', id).execute();
  const fields = lines.flatMap(({ sku }, index): FieldFault[] =>
    known.some((line) => line.sku === sku) ? [] : [{ path: `lines.${index}.sku`, code: 'unknown_value' }],
  );
  if (fields.length > 0) throw new ApiError('validation_failed', { fields });
  for (const { sku, price_gross } of lines) {
    await trx.updateTable('quote_line').set({ offer_gross: toMinor(price_gross, currency) }).where('quote_id', '=', id).where('sku', '=', sku).execute();
  }
  // Lines without a new price have the price of the day of the request.
  await trx.updateTable('quote_line').set({ offer_gross: sql<number>`coalesce(offer_gross, list_gross)` }).where('quote_id', '=', id).execute();
}

/** The services of an offer with new prices; `null` removes a service. */
function pricedServices({ services: before, currency }: QuoteRow, priced: QuotePricing['services']): readonly QuotedService[] {
  const changed = new Map(priced.map(({ code, price_gross }) => [code, price_gross]));
  return DELIVERY_SERVICES.flatMap((code) => {
    const price = changed.get(code);
    if (price === undefined) return before.filter((service) => service.code === code);
    return price === null ? [] : [{ code, gross: toMinor(price, currency) }];
  });
}

/** An offer without an amount cannot be paid. */
async function checkTotal(trx: Trx, id: number, deliveryGross: number): Promise<void> {
  const { items } = await trx
    .selectFrom('quote_line')
    .select(sql<number>`sum(offer_gross * quantity)`.as('items'))
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(items) + deliveryGross < 1) throw new ApiError('validation_failed', { fields: [{ path: 'lines', code: 'too_small', params: { min: 1 } }] });
}

/**
 * Prices a quote request, or prices it again. Customers do not see the prices before it is sent.
 *
 * @throws ApiError `not_found`, `offer_used`, `offer_sent` while the customer can order it, `offer_not_priced` without a delivery
 *   price or a last day, `validation_failed` for an unknown product, or a past day
 */
export async function priceQuote(db: Db, now: Date, id: number, pricing: QuotePricing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const quote = await lockChangeable(trx, id);
    if (quoteState(quote, now) === 'open') throw new ApiError('offer_sent');
    const { lines, delivery_gross, services, valid_until, note } = pricing;
    const deliveryGross = delivery_gross === undefined ? quote.delivery_gross : toMinor(delivery_gross, quote.currency);
    const validUntil = valid_until || quote.valid_until;
    if (deliveryGross === null || validUntil === null) throw new ApiError('offer_not_priced');
    if (validUntil < dayInHungary(now)) throw new ApiError('validation_failed', { fields: [{ path: 'valid_until', code: 'past_date' }] });
    await priceLines(trx, quote, lines);
    await checkTotal(trx, id, deliveryGross);
    await trx
      .updateTable('quote')
      .set({ status: 'priced', delivery_gross: deliveryGross, services: JSON.stringify(pricedServices(quote, services)), valid_until: validUntil, order_id: null, version: sql<number>`version + 1`, ...(note !== undefined && { note }) })
      .where('id', '=', id)
      .execute();
  });
}
