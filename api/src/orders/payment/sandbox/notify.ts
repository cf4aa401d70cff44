import type { Clock } from '../../../platform/clock.ts';
import type { PaymentEvent } from '../provider.ts';
import { signNotification } from '../signature.ts';
import { SANDBOX, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './sandboxProvider.ts';

const TIMEOUT_MS = 5000;

export interface NotifierParts {
  readonly clock: Clock;
  readonly secret: string;
  /** Where the API listens, e.g. `http://127.0.0.1:3010`; asked for at every notification, as it is known only then. */
  readonly apiUrl: () => string;
}

export type Notifier = (event: PaymentEvent) => Promise<void>;

/**
 * The bank's voice: sends signed notifications by HTTP, as a real provider would.
 * The notifier throws where the shop does not take the notification.
 */
export function createNotifier({ clock, secret, apiUrl }: NotifierParts): Notifier {
  return async (event) => {
    const body = JSON.stringify({
      transaction_id: event.transactionId,
      status: event.status,
      amount: event.amount,
      currency: event.currency,
      authorization_code: event.authorizationCode,
      response_code: event.responseCode,
      response_message: event.responseMessage,
      failure: event.failure ?? null,
    });
    const timestamp = String(clock.now().getTime());
    const response = await fetch(`${apiUrl()}/payment/notifications/${SANDBOX}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signNotification(secret, timestamp, body) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The shop answered a payment notification with ${response.status}`);
  };
}
