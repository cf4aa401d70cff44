import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import { checkChoices, checkStock } from '../orders/checkCart.ts';
import type { OrderSource } from '../orders/orderSource.ts';
import { lockStock } from '../stock/productStock.ts';
import { reservedInCarts } from '../stock/reservations/reservedInCarts.ts';
import { trackedOffer } from './trackedOffer.ts';
import { loadOfferState } from './offerState.ts';
import type { OfferParts } from './offerState.ts';
import { checkOpen } from './quoteState.ts';
import type { QuoteRow } from './quoteState.ts';

/** Locks a quote for one transaction; a second one that would change or order it waits. */
export async function lockQuote(trx: Trx, id: number): Promise<QuoteRow> {
  const quote = await trx.selectFrom('quote').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!quote) throw new ApiError('not_found');
  return quote;
}

/**
 * The source of an order from an offer: at its own prices, without a minimum amount, and once.
 *
 * @param visitorId the visitor whose own reservations do not block the order
 * @param seenVersion the version that the buyer saw, if the request contains it
 */
export function offerSource({ clock, homeVat }: Pick<OfferParts, 'clock' | 'homeVat'>, visitorId: number, quoteId: number, seenVersion: number | undefined): OrderSource {
  return {
    name: `offer ${quoteId}`,
    isBounded: false,
    async take(trx) {
      const quote = await lockQuote(trx, quoteId);
      checkOpen(quote, clock.now());
      if (seenVersion !== undefined && seenVersion !== quote.version) throw new ApiError('offer_changed');
      const lines = await trx.selectFrom('quote_line').select('product_id').where('quote_id', '=', quoteId).execute();
      const productIds = lines.map(({ product_id }) => product_id);
      await lockStock(trx, productIds);
      const reservedByOthers = await reservedInCarts(trx, clock.now(), productIds, visitorId);
      const state = await loadOfferState({ db: trx, clock, homeVat }, quote);
      checkStock(state.lines, (productId, stock) => stock - (reservedByOthers.get(productId) ?? 0));
      return { ...state, ...checkChoices(state), tracking: trackedOffer(state, homeVat.percent) };
    },
    async consume(trx, orderId) {
      await trx.updateTable('quote').set({ status: 'ordered', order_id: orderId }).where('id', '=', quoteId).execute();
    },
  };
}
