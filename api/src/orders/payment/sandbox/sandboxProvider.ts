import { CURRENCIES } from '@feszek/contract';
import { number, object, string, ValidationError } from 'yup';
import type { Clock } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import type { NotificationRequest, PaymentEvent, PaymentProvider } from '../provider.ts';
import { isSignedNow } from '../signature.ts';
import type { SandboxBank } from './SandboxBank.ts';

export const SANDBOX = 'sandbox';
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

const SAID_FAILURES = ['refused', 'cancelled', 'timed_out'] as const;

/** What the sandbox sends. Amount in whole minor units. */
const sandboxNotificationSchema = object({
  transaction_id: string().strict().required(),
  status: string().strict().oneOf(['success', 'error'] as const).required(),
  amount: number().strict().integer().required(),
  currency: string().strict().required(),
  authorization_code: string().strict().nullable().defined(),
  response_code: string().strict().required(),
  response_message: string().strict().required(),
  failure: string().strict().oneOf(SAID_FAILURES).nullable(),
});

/** The page of a payment, under the shop's own origin. */
export function sandboxPath(transactionId: string): string {
  return `/payment/${SANDBOX}/${transactionId}`;
}

function parse(rawBody: Buffer): PaymentEvent {
  try {
    const body = sandboxNotificationSchema.validateSync(JSON.parse(rawBody.toString('utf8')));
    return {
      transactionId: body.transaction_id,
      status: body.status,
      amount: body.amount,
      currency: body.currency,
      authorizationCode: body.authorization_code,
      responseCode: body.response_code,
      responseMessage: body.response_message,
      ...(body.failure && { failure: body.failure }),
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) throw new ApiError('malformed_request', { cause: error });
    throw error;
  }
}

/** A bank to try the shop with: everything is as with a real one, but no money moves. */
export function createSandboxProvider(clock: Clock, secret: string, bank: SandboxBank): PaymentProvider {
  return {
    name: SANDBOX,
    currencies: CURRENCIES,
    needsDataTransferStatement: false,
    start: async ({ transactionId }) => ({ redirectUrl: sandboxPath(transactionId) }),
    async parseNotification({ headers, rawBody }: NotificationRequest) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !isSignedNow(secret, clock.now().getTime(), headers[TIMESTAMP_HEADER], signature, rawBody)) {
        throw new ApiError('invalid_signature');
      }
      // The signature is over the time of sending too, so every message has its own.
      return { eventId: signature, event: parse(rawBody) };
    },
    retrieve: async ({ transactionId }) => bank.find(transactionId),
    refund: async (_payment, refundId) => ({ providerRefundId: `sandbox-${refundId}` }),
    // The sandbox leads back to the order's own page.
    readReturn: () => undefined,
  };
}
