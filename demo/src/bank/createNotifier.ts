import { createHmac } from 'node:crypto';
import type { PaymentResult } from './outcomes.ts';

const TIMEOUT_MS = 5000;

export interface NotifierOptions {
  /** The secret that signs notifications; the shop has it too. */
  readonly secret: string;
  /** The shop's address for notifications; it is read for each of them. */
  readonly notificationUrl: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Sends a result to the shop.
 *
 * @throws Error if the shop does not accept it
 */
export type Notifier = (result: PaymentResult) => Promise<void>;

/** Sends notifications over HTTP, signed with HMAC-SHA256 over the time of sending and the body. */
export function createNotifier({ secret, notificationUrl, now }: NotifierOptions): Notifier {
  return async (result) => {
    const body = JSON.stringify(result);
    const timestamp = String(now());
    const signature = createHmac('sha256', secret).update(timestamp).update('.').update(body).digest('hex');
    const response = await fetch(notificationUrl(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The shop answered a payment notification with ${response.status}`);
  };
}
