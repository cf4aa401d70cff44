import { cartHandoverInputSchema, cartHandoverSchema } from '@feszek/contract';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { Partners } from '../platform/http/partners.ts';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import { offerCart, takeCart } from './handover.ts';
import type { HandoverParts } from './handover.ts';

const tags = ['cart'];

export interface HandoverRouteParts extends HandoverParts {
  readonly sessions: RequestSessions;
  readonly partners: Partners;
}

/** Takes the cart of a partner's page into the visitor's own cart. */
export function handoverRoutes(app: App, parts: HandoverRouteParts): void {
  const { sessions, partners } = parts;

  app.post('/api/cart/handovers', {
    schema: { tags, summary: 'The token with which the shop takes over the cart of a partner’s page, once and within a minute', response: { 200: dataOf(cartHandoverSchema) } },
    handler: async (request, reply) => {
      const { visitorId } = await sessions.require(request, reply);
      const origin = partners.of(request);
      if (origin === undefined) throw new ApiError('not_found');
      return { data: { token: await offerCart(parts, visitorId, origin) } };
    },
  });

  app.post('/api/cart/handover', {
    schema: { tags, summary: 'Adds the cart of a partner’s page to the visitor’s cart, as a sign-in does', body: cartHandoverInputSchema },
    handler: async (request, reply) => {
      const { visitorId } = await sessions.require(request, reply);
      const { token, origin, is_confirmed: isConfirmed } = request.body;
      await takeCart(parts, visitorId, { token, origin, isConfirmed });
      return reply.code(204).send();
    },
  });
}
