import { paymentReturnQuerySchema, paymentReturnSchema } from '@feszek/contract';
import type { PaymentReturnQuery } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { CheckParts } from './checkPayment.ts';
import { checkSoon } from './checkSoon.ts';

export type ReturnParts = Omit<CheckParts, 'log'>;

async function findReturned({ db, providers }: ReturnParts, query: PaymentReturnQuery) {
  for (const provider of providers.values()) {
    const named = provider.readReturn(query);
    if (!named) continue;
    const [column, value] = 'transactionId' in named ? (['payment_transaction.id', named.transactionId] as const) : (['provider_id', named.providerId] as const);
    return db
      .selectFrom('payment_transaction')
      .innerJoin('shop_order', 'shop_order.id', 'payment_transaction.order_id')
      .select(['payment_transaction.id', 'order_hash'])
      .where('provider', '=', provider.name)
      .where(column, '=', value)
      .executeTakeFirst();
  }
  return undefined;
}

/** The address for buyers who return from a provider that has one return address for the whole shop. */
export function returnRoutes(app: App, parts: ReturnParts): void {
  app.get('/api/payments/return', {
    schema: {
      tags: ['payment'],
      summary: 'The order of a buyer who returns from the payment provider',
      description: 'The parameters only identify a payment: its result is queried from the provider.',
      querystring: paymentReturnQuerySchema,
      response: { 200: dataOf(paymentReturnSchema) },
    },
    handler: async (request) => {
      const returned = await findReturned(parts, request.query);
      if (!returned) throw new ApiError('not_found');
      await checkSoon({ ...parts, log: request.log }, returned.id);
      return { data: { order_hash: returned.order_hash } };
    },
  });
}
