import { setTimeout as wait } from 'node:timers/promises';
import { isOrderHash } from '../orderHash.ts';
import { checkPayment } from './checkPayment.ts';
import type { CheckParts } from './checkPayment.ts';

/** How long a page waits for a provider's answer, in milliseconds. A later answer is applied too. */
const PAGE_WAITS_MS = 1500;

/** Queries the provider about a payment whose buyer is on its page. Never throws: without an answer the page continues. */
export async function checkSoon(parts: CheckParts, transactionId: string): Promise<void> {
  const end = new AbortController();
  const asked = checkPayment(parts, transactionId).catch((error: unknown) => {
    parts.log.error({ err: error, transaction_id: transactionId }, 'the payment provider could not be queried');
  });
  await Promise.race([asked, wait(PAGE_WAITS_MS, undefined, { signal: end.signal }).catch(() => undefined)]);
  end.abort();
}

/** The same for an order whose current payment is in progress; nothing for any other. */
export async function checkOrderSoon(parts: CheckParts, orderHash: string): Promise<void> {
  if (!isOrderHash(orderHash)) return;
  const open = await parts.db
    .selectFrom('shop_order')
    .innerJoin('payment_transaction', 'payment_transaction.id', 'shop_order.transaction_id')
    .select('payment_transaction.id')
    .where('order_hash', '=', orderHash)
    .where('payment_transaction.status', '=', 'in_progress')
    .executeTakeFirst();
  if (open) await checkSoon(parts, open.id);
}
