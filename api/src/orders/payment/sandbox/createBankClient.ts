import { mixed, object, string } from 'yup';
import type { PaymentEvent, PaymentRequest } from '../provider.ts';
import { readText } from '../readText.ts';
import { readResult } from './readResult.ts';

const TIMEOUT_MS = 5000;
const LARGEST_ANSWER_BYTES = 64 * 1024;

const startedSchema = object({ redirect_url: string().strict().required() });
const retrievedSchema = object({ result: mixed().nullable().defined() });
const refundedSchema = object({ refund_id: string().strict().required() });

/** The calls of the sandbox bank. Each throws if the bank does not answer, or refuses. */
export interface BankClient {
  /** @returns the address of the bank's page */
  start(payment: PaymentRequest): Promise<string>;
  /** @returns `undefined` while there is no result, and for an unknown payment */
  retrieve(transactionId: string): Promise<PaymentEvent | undefined>;
  /** @returns the id of the refund: that of the first call for this payment */
  refund(transactionId: string, refundId: string): Promise<string>;
}

/**
 * Calls the sandbox bank over HTTP.
 *
 * @param secret - authorizes the calls
 */
export function createBankClient(bankUrl: string, secret: string): BankClient {
  function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    return fetch(new URL(`/bank/payments${path}`, bankUrl), {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  async function answerOf(response: Response): Promise<unknown> {
    const text = await readText(response, LARGEST_ANSWER_BYTES);
    if (!response.ok) throw new Error(`The sandbox bank answered ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  return {
    async start({ transactionId, orderHash, amount, currency, locale, resultUrl, expiresAt }) {
      const payment = { transaction_id: transactionId, order_reference: orderHash, amount, currency, locale, result_url: resultUrl, expires_at: expiresAt.getTime() };
      return startedSchema.validateSync(await answerOf(await call('POST', '', payment))).redirect_url;
    },
    async retrieve(transactionId) {
      const response = await call('GET', `/${transactionId}`);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      const { result } = retrievedSchema.validateSync(await answerOf(response));
      return result === null ? undefined : readResult(result);
    },
    async refund(transactionId, refundId) {
      return refundedSchema.validateSync(await answerOf(await call('POST', `/${transactionId}/refund`, { refund_id: refundId }))).refund_id;
    },
  };
}
