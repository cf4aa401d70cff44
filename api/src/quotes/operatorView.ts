import { routePath } from '@feszek/contract';
import type { OperatorQuote, OperatorQuotes } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { Kysely } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import { payableGross } from '../cart/totals.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadOfferState } from './offerState.ts';
import { quoteState } from './quoteState.ts';
import type { QuoteRow } from './quoteState.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

const MOST_LISTED = 200;

export interface OperatorViewParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  /** The public origin of the shop. */
  readonly shopUrl: string;
}

type Brief = OperatorQuotes['quotes'][number];

function stepOf({ status, delivery_gross }: QuoteRow): Brief['step'] {
  if (status === 'sent' || status === 'ordered') return 'sent';
  return delivery_gross === null ? 'unpriced' : 'priced';
}

async function brief(parts: OperatorViewParts, quote: QuoteRow): Promise<Brief> {
  const { summary } = await loadOfferState(parts, quote);
  return {
    id: quote.id,
    state: quoteState(quote, parts.clock.now()),
    step: stepOf(quote),
    created_at: quote.created_at.toISOString(),
    currency: quote.currency,
    name: quote.requester.company || quote.requester.name,
    email: quote.requester.email,
    valid_until: quote.valid_until ?? '',
    total_gross: toMajor(payableGross(summary), quote.currency),
  };
}

/** The latest quote requests, the latest first. */
export async function listQuotes(parts: OperatorViewParts, state: string | undefined): Promise<OperatorQuotes> {
  const rows = await parts.db.selectFrom('quote').selectAll().orderBy('id', 'desc').limit(MOST_LISTED).execute();
  const wanted = rows.filter((quote) => state === undefined || quoteState(quote, parts.clock.now()) === state);
  return { quotes: await Promise.all(wanted.map((quote) => brief(parts, quote))) };
}

async function countryName(db: Kysely<Database>, id: number | null): Promise<string> {
  const country = id === null ? undefined : await db.selectFrom('country').select('name').where('id', '=', id).executeTakeFirst();
  return country?.name.en ?? '';
}

/** A quote request with the data that the operator needs to answer it. */
export async function showQuote(parts: OperatorViewParts, quote: QuoteRow): Promise<OperatorQuote> {
  const { db, shopUrl } = parts;
  const { currency, locale, quote_hash: offer_hash, delivery_gross } = quote;
  const lines = await db.selectFrom('quote_line').selectAll().where('quote_id', '=', quote.id).orderBy('position').execute();
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  return {
    ...(await brief(parts, quote)),
    locale,
    requester: quote.requester,
    wishes: quote.wishes,
    country: await countryName(db, quote.wishes.country_id),
    comment: quote.comment,
    lines: lines.map(({ sku, name, quantity, list_gross, offer_gross }) => ({
      sku, name: name.en, quantity, list_gross: toMajor(list_gross, currency), offer_gross: major(offer_gross),
    })),
    delivery_gross: major(delivery_gross),
    services: quote.services.map(({ code, gross }) => ({ code, price_gross: toMajor(gross, currency) })),
    note: quote.note,
    offer_url: `${shopUrl}${routePath('checkout-offer', locale, { offer_hash })}`,
    order_id: quote.order_id,
  };
}
