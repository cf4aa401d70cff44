import { acknowledgementSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Deps } from '../deps.ts';
import { dataOf } from '../http/answer.ts';
import type { App } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { applyPaymentEvent } from './applyEvent.ts';

/** Where payment providers tell the shop what became of a payment: the only thing that changes an order's payment. */
export async function notificationRoutes(app: App, { db, clock, providers, changes }: Deps): Promise<void> {
  await app.register(async (scope: App) => {
    // The signature is over the bytes, so nothing may parse and rewrite them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/payment/notifications/:provider', {
      config: { skipsCsrf: true },
      schema: {
        tags: ['payment'],
        summary: 'A payment provider’s signed notification',
        params: object({ provider: string().required() }),
        response: { 200: dataOf(acknowledgementSchema) },
      },
      handler: async (request) => {
        const provider = providers.get(request.params.provider);
        if (!provider) throw new ApiError('not_found');
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = provider.parseNotification({ headers: request.headers, rawBody });
        changes.emit(await applyPaymentEvent(db, clock, request.log, provider.name, event));
        return { data: { ok: true as const } };
      },
    });
  });
}
