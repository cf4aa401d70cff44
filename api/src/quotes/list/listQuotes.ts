import type { Locale, QuoteList, QuoteListQuery } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { loadListedGoods } from '../../catalog/listedGoods.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { quoteState } from '../quoteState.ts';

/** Quote requests on one page. */
const PAGE_SIZE = 10;

interface Line {
  readonly ownerId: number;
  readonly productId: number;
  readonly quantity: number;
  /** The unit price of the offer, or of the day of the request; gross, in minor units. */
  readonly unitGross: number;
}

async function loadLines(db: Db, quoteIds: readonly number[]): Promise<Line[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db.selectFrom('quote_line').select(['quote_id', 'product_id', 'quantity', 'offer_gross', 'list_gross']).where('quote_id', 'in', quoteIds).orderBy('quote_id').orderBy('position').execute();
  return rows.map(({ quote_id, product_id, quantity, offer_gross, list_gross }) => ({ ownerId: quote_id, productId: product_id, quantity, unitGross: offer_gross ?? list_gross }));
}

/** The quote requests of a user with their offers, the newest first. */
export async function listQuotes(db: Db, clock: Clock, userId: number, { page }: QuoteListQuery, locale: Locale): Promise<QuoteList> {
  const own = db.selectFrom('quote').where('user_id', '=', userId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['id', 'quote_hash', 'status', 'created_at', 'valid_until', 'sent_at', 'currency', 'delivery_gross', 'services'])
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const lines = await loadLines(db, rows.map(({ id }) => id));
  const goodsOf = await loadListedGoods(db, lines, locale);
  return {
    quotes: rows.map((row) => {
      const { id, quote_hash, currency, created_at, sent_at, valid_until, delivery_gross, services } = row;
      const { count, images } = goodsOf(id);
      const goodsGross = lines.filter(({ ownerId }) => ownerId === id).reduce((sum, { quantity, unitGross }) => sum + quantity * unitGross, 0);
      const gross = services.reduce((sum, service) => sum + service.gross, goodsGross + (delivery_gross ?? 0));
      return {
        id, quote_hash, currency, images,
        state: quoteState(row, clock.now()),
        has_offer: sent_at !== null,
        created_at: created_at.toISOString(),
        valid_until: sent_at === null ? '' : (valid_until ?? ''),
        total_gross: sent_at === null ? null : toMajor(gross, currency),
        item_count: count,
      };
    }),
    paging: { page, page_count: Math.max(1, Math.ceil(total / PAGE_SIZE)), page_size: PAGE_SIZE, total },
  };
}
