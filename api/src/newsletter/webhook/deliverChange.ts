import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { DELIVERY_JOB } from '../events.ts';
import type { WebhookConfig } from './config.ts';

/** An arbitrary number: the first half of the advisory locks of subscriptions. */
const DELIVERY_LOCK = 2034;
const ANSWER_MS = 8000;
/** With the delays between them these are eight days. */
const RETRIES = { attempts: 40, backOff: { firstMs: 30_000, longestMs: 6 * 60 * 60_000 } } as const;

export interface DeliveryParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  readonly webhook: WebhookConfig;
}

/** The signature of a body: `t` is the time in seconds, `v1` the HMAC-SHA256 of `{t}.{body}` in hexadecimal. */
export function webhookSignature(secret: string, time: Date, body: string): string {
  const seconds = Math.floor(time.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function post({ clock, webhook }: DeliveryParts, id: number, body: string): Promise<void> {
  const response = await fetch(webhook.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: { 'content-type': 'application/json', 'feszek-event-id': String(id), 'feszek-signature': webhookSignature(webhook.secret, clock.now(), body) },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The marketing service answered ${response.status}`);
}

function openChanges(db: Db | Trx, subscriptionId: number, upTo: number) {
  return db.selectFrom('newsletter_change').selectAll().where('subscription_id', '=', subscriptionId).where('id', '<=', upTo).where('delivered_at', 'is', null).orderBy('id').limit(1);
}

/**
 * Sends the oldest open change of a subscription. The lock preserves the order if several processes deliver at once; visitors do
 * not wait for it.
 *
 * @returns whether there was one
 */
async function deliverNext(parts: DeliveryParts, subscriptionId: number, upTo: number): Promise<boolean> {
  return parts.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DELIVERY_LOCK}, ${subscriptionId})`.execute(trx);
    const change = await openChanges(trx, subscriptionId, upTo).executeTakeFirst();
    if (!change) return false;
    const { id, type, created_at: at, payload } = change;
    const links = Object.fromEntries(Object.entries(payload.links).map(([name, path]) => [name, new URL(path, parts.shopUrl).href]));
    await post(parts, id, JSON.stringify({ id, type, occurred_at: at.toISOString(), subscription: { ...payload, links } }));
    await trx.updateTable('newsletter_change').set({ delivered_at: parts.clock.now() }).where('id', '=', id).execute();
    return true;
  });
}

/** Delivers a change after all earlier ones of its subscription. */
async function deliverChange(parts: DeliveryParts, key: string): Promise<void> {
  const id = Number(key);
  const change = await parts.db.selectFrom('newsletter_change').select('subscription_id').where('id', '=', id).where('delivered_at', 'is', null).executeTakeFirst();
  if (!change) return;
  while (await deliverNext(parts, change.subscription_id, id));
}

/** Registers the job that sends changes to the marketing service. */
export function registerDeliveryJob(jobs: JobRegistry, parts: DeliveryParts): void {
  jobs.register({ kind: DELIVERY_JOB, ...RETRIES, run: (key) => deliverChange(parts, key) });
}
