import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentProviders } from './provider.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { abandonedPath } from './abandonedPath.ts';
import { applyPaymentEvent } from './applyEvent.ts';

export interface AbandonedParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
  readonly changes: Changes;
}

/** Where buyers return who abandon a payment. The transaction's id is the permission to end it. */
export function abandonedRoutes(app: App, { db, clock, providers, changes }: AbandonedParts): void {
  app.get(abandonedPath(':provider', ':transaction'), {
    schema: { tags: ['payment'], summary: 'The return of a buyer who did not pay', params: object({ provider: string().required(), transaction: string().required() }) },
    handler: async (request, reply) => {
      const { provider: name, transaction: transactionId } = request.params;
      const provider = providers.get(name);
      const row = await db
        .selectFrom('payment_transaction')
        .select(['provider_id', 'amount', 'currency', 'status', 'result_url'])
        .where('id', '=', transactionId.replaceAll('\0', ''))
        .where('provider', '=', name.replaceAll('\0', ''))
        .executeTakeFirst();
      if (!provider || !row) throw new ApiError('not_found');
      try {
        const { provider_id: providerId, amount, currency } = row;
        const event = row.status === 'in_progress' ? await provider.abandon?.({ transactionId, providerId, amount, currency }) : undefined;
        if (event) changes.emit(await applyPaymentEvent(db, clock, request.log, { provider: provider.name, eventId: `abandoned:${transactionId}`, event }));
      } catch (error) {
        // The buyer is redirected anyway: the payment stays in progress until the provider reports its result.
        request.log.error({ err: error, transaction_id: transactionId }, 'an abandoned payment could not be ended');
      }
      return reply.redirect(row.result_url, 303);
    },
  });
}
