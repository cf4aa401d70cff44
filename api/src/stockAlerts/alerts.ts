import { STOCK_ALERT_PERIODS } from '@feszek/contract';
import type { Currency, Locale } from '@feszek/contract';
import type { Db } from '../platform/database/connect.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Clock } from '../platform/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import { loadProductRecords } from '../catalog/productRecords.ts';
import { hashToken } from '../users/tokens.ts';
import { newToken, stopTokenOf } from './alertLinks.ts';
import { mailConfirmation } from './alertMails.ts';
import type { StockAlertParts } from './StockAlertParts.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/** The pause between two confirmation mails to one address about one product. */
const MAIL_PAUSE_MS = 60_000;
/** Products that one address waits for at once; further requests are not stored. */
const ALERTS_PER_ADDRESS = 50;

const before = (clock: Clock, ms: number) => new Date(clock.now().getTime() - ms);

export interface AlertRequest {
  readonly productId: number;
  readonly email: string;
  readonly locale: Locale;
  readonly currency: Currency;
}

/**
 * Stores the request of an address, and mails the link that confirms it. An address that waits already gets no mail.
 *
 * @throws ApiError `not_found` for no product
 */
export async function requestAlert(trx: Trx, parts: StockAlertParts, { productId, email: written, locale, currency }: AlertRequest): Promise<void> {
  const [product] = await loadProductRecords(trx, [productId]);
  if (!product) throw new ApiError('not_found');
  const email = normalizeEmail(written);
  const now = parts.clock.now();
  const known = await trx.selectFrom('stock_alert').selectAll().where('email', '=', email).forUpdate().execute();
  const own = known.find((alert) => alert.product_id === productId);
  if (own ? own.confirmed_at !== null || now.getTime() - own.mailed_at.getTime() < MAIL_PAUSE_MS : known.length >= ALERTS_PER_ADDRESS) return;
  const token = newToken();
  const requested = { locale, currency, token_hash: hashToken(token), requested_at: now, mailed_at: now };
  const stored = await trx
    .insertInto('stock_alert')
    .values({ ...requested, product_id: productId, email, stop_hash: hashToken(stopTokenOf(parts.secret, email)), confirmed_at: null })
    // A request at the same time: the link of the later mail is the valid one.
    .onConflict((conflict) => conflict.columns(['email', 'product_id']).doUpdateSet(requested).where('stock_alert.confirmed_at', 'is', null))
    .returningAll()
    .executeTakeFirst();
  if (stored) await mailConfirmation(trx, parts, stored, product, token);
}

/**
 * Confirms the address of an alert. The link can be used again while the alert exists.
 *
 * @returns the address
 * @throws ApiError `token_expired`, or `token_invalid` for an unknown token, also after the alert has ended
 */
export async function confirmAlert(trx: Trx, clock: Clock, token: string): Promise<string> {
  const alert = await trx.selectFrom('stock_alert').selectAll().where('token_hash', '=', hashToken(token)).forUpdate().executeTakeFirst();
  if (!alert) throw new ApiError('token_invalid');
  if (alert.confirmed_at) return alert.email;
  if (alert.requested_at <= before(clock, STOCK_ALERT_PERIODS.confirmation)) throw new ApiError('token_expired');
  await trx.updateTable('stock_alert').set({ confirmed_at: clock.now() }).where('id', '=', alert.id).execute();
  return alert.email;
}

/** Ends all alerts of the address of a token. Does nothing for an address without one. */
export async function stopAlerts(db: Db, token: string): Promise<void> {
  await db.deleteFrom('stock_alert').where('stop_hash', '=', hashToken(token)).execute();
}

/** Deletes the alerts of an address whose account is deleted. */
export async function removeAlertsOf(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('stock_alert').where('email', '=', normalizeEmail(email)).execute();
}

/** Deletes requests that were not confirmed in time. */
export async function removePendingAlerts(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('stock_alert').where('confirmed_at', 'is', null).where('requested_at', '<=', before(clock, STOCK_ALERT_PERIODS.confirmation)).execute();
}

/** Deletes alerts whose product has not become available again. */
export async function removeOldAlerts(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('stock_alert').where('confirmed_at', '<=', before(clock, STOCK_ALERT_PERIODS.alert)).execute();
}
