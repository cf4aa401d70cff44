import { CURRENCIES, LOCALES } from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { number, object, string } from 'yup';
import type { Bank } from './Bank.ts';
import { BankError } from './BankError.ts';
import { pagePath } from './paths.ts';

const PAYMENTS = '/bank/payments';
const LONGEST_ID = 100;
const LONGEST_URL = 2000;

const newPaymentSchema = object({
  transaction_id: string().strict().max(LONGEST_ID).matches(/^[\w-]+$/).required(),
  order_reference: string().strict().max(LONGEST_ID).required(),
  amount: number().strict().integer().positive().required(),
  currency: string().strict().oneOf(CURRENCIES).required(),
  locale: string().strict().oneOf(LOCALES).required(),
  result_url: string().strict().max(LONGEST_URL).required(),
  expires_at: number().strict().integer().required(),
});

const refundSchema = object({ refund_id: string().strict().max(LONGEST_ID).required() });

type ById = { Params: { id: string } };

/** Compares in a time that does not depend on the position of the first difference. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The shop's calls: start a payment, read its result, refund it. They require the secret as a bearer token, and the shell
 * does not proxy them.
 */
export function shopRoutes(app: FastifyInstance, bank: Bank, secret: string): void {
  void app.register(namePlugin(async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async ({ headers }) => {
      if (!isSame(headers.authorization ?? '', `Bearer ${secret}`)) throw new BankError('invalid_signature');
    });

    scope.post(PAYMENTS, (request, reply) => {
      const { transaction_id: id, order_reference: orderReference, result_url: resultUrl, expires_at: expiresAt, ...money } = newPaymentSchema.validateSync(request.body);
      bank.start({ id, orderReference, resultUrl, expiresAt, ...money });
      return reply.code(201).send({ redirect_url: pagePath(id) });
    });

    scope.get<ById>(`${PAYMENTS}/:id`, (request, reply) => {
      const payment = bank.find(request.params.id);
      if (!payment) throw new BankError('not_found');
      return reply.send({ result: bank.resultOf(payment) ?? null });
    });

    scope.post<ById>(`${PAYMENTS}/:id/refund`, (request, reply) => {
      const { refund_id: refundId } = refundSchema.validateSync(request.body);
      const id = bank.refund(request.params.id, refundId);
      if (id === undefined) throw new BankError('order_not_refundable');
      return reply.send({ refund_id: id });
    });
  }, 'bankCalls'));
}
