import { HOME_DELIVERY } from '@feszek/contract';
import type { ProductDetail } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadMethods } from '../pricing/delivery/loadMethods.ts';
import { loadOf, offerDelivery } from '../pricing/delivery/methods.ts';
import type { Database } from '../platform/database/schema.ts';
import { arrivalOf, loadDeliveryCalendar, methodTimeOf } from '../stock/arrival.ts';
import { stockState } from '../stock/availability.ts';
import { wireAmount } from '../pricing/price.ts';
import type { ProductRecord } from './productRecords.ts';
import type { ProductView } from './toProduct.ts';

/**
 * The delivery date and the delivery cost of one piece that is ordered now; `null` for a sold-out product, and for one
 * that is not sold in the currency.
 */
export async function loadDelivery(db: Kysely<Database>, record: ProductRecord, { clock, currency, vatPercent }: ProductView): Promise<ProductDetail['delivery']> {
  const prices = record.prices[currency];
  if (!prices) return null;
  const offered = offerDelivery((await loadMethods(db)).deliveries, loadOf([{ record, quantity: 1 }]), prices.gross, currency);
  const method = offered.find(({ code }) => code === HOME_DELIVERY);
  if (!method) return null;
  const calendar = await loadDeliveryCalendar(db);
  const states = [stockState(record)];
  const time = methodTimeOf(calendar, states, method);
  const arrival = arrivalOf(calendar, clock.now(), states, method);
  if (!time || !arrival) return null;
  const price = wireAmount(record.isSample ? 0 : method.gross, currency, vatPercent);
  return {
    ...arrival,
    min_days: time.minDays,
    max_days: time.maxDays,
    price_gross: price.gross,
    price_net: price.net,
  };
}
