import { acknowledgementSchema } from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import type { FastifyReply } from 'fastify';
import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { sendError } from '../../platform/http/errorHandling.ts';
import { ApiError, toApiError } from '../../platform/http/errors.ts';
import { applyPaymentEvent } from './applyEvent.ts';
import type { Notification, PaymentProviders } from './provider.ts';
import { noteRefund } from './refunds/noteRefund.ts';

/** Sends an answer whose bytes are signed. */
function sendAsIs(reply: FastifyReply, { headers, body }: NonNullable<Notification['reply']>): FastifyReply {
  return reply.headers(headers).type('application/json').serializer(String).send(body);
}

export interface NotificationParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
  readonly changes: Changes;
}

/** Receives the notifications of payment providers. */
export async function notificationRoutes(app: App, { db, clock, providers, changes }: NotificationParts): Promise<void> {
  await app.register(namePlugin(async (scope: App) => {
    // The signature is over the bytes, so nothing may parse and rewrite them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/payment/notifications/:provider', {
      config: { skipsCsrf: true, acceptsCrossSite: true },
      schema: {
        tags: ['payment'],
        summary: 'A payment provider’s signed notification',
        description: 'The answer has the format that the provider requires; by default it is an acknowledgement.',
        params: object({ provider: string().required() }),
        response: { 200: dataOf(acknowledgementSchema) },
      },
      errorHandler(error, request, reply) {
        // A forged notification, or a wrong key of the provider: other refusals of requests are logged at a lower level.
        const { code, cause } = toApiError(error);
        request.log.warn({ code, err: cause, provider: request.params.provider }, 'payment notification refused');
        return sendError(error, request, reply);
      },
      handler: async (request, reply) => {
        const provider = providers.get(request.params.provider);
        if (!provider) throw new ApiError('not_found');
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const notification = await provider.parseNotification({ headers: request.headers, rawBody });
        const { eventId, event, refund, reply: wanted } = notification;
        if (event) changes.emit(await applyPaymentEvent(db, clock, request.log, { provider: provider.name, eventId, event }));
        if (refund) await noteRefund(db, clock, request.log, provider.name, refund);
        if (!event && !refund) request.log.info({ provider: provider.name, event_id: eventId }, 'payment notification without effect');
        if (!wanted) return { data: { ok: true as const } };
        return sendAsIs(reply, wanted);
      },
    });
  }, 'paymentNotifications'));
}
