import { cartSchema, couponInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { AddressLimit } from '../platform/http/sharedLimits.ts';
import { createCartAnswer } from './cartAnswer.ts';
import type { CartAnswerParts } from './cartAnswer.ts';
import { changeCart } from './changeCart.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { requestView } from '../platform/http/requestView.ts';
import { removeCoupon, chooseCoupon } from './chooseCoupon.ts';

const tags = ['cart'];
const response = { 200: dataOf(cartSchema) };

export interface CouponParts extends CartAnswerParts {
  readonly sessions: RequestSessions;
  readonly limitCoupons: AddressLimit;
}

/** The cart's coupon. */
export function couponRoutes(app: App, parts: CouponParts): void {
  const { db, clock, sessions, homeVat, limitCoupons } = parts;
  const answer = createCartAnswer(parts);

  app.post('/api/cart/coupon', {
    schema: { tags, summary: 'Adds a coupon to the cart and replaces the previous one', body: couponInputSchema, response },
    handler: async (request, reply) => {
      const { visitorId } = await sessions.require(request, reply);
      await limitCoupons(request);
      const { code } = request.body;
      await changeCart(db, visitorId, (trx) => chooseCoupon(trx, { visitorId, code, view: requestView(request), vatPercent: homeVat.percent, now: clock.now() }));
      return answer(request, visitorId);
    },
  });

  for (const [method, url] of [['DELETE', '/api/cart/coupon/:code'], ['POST', '/api/cart/coupon/:code/delete']] as const) {
    app.route({
      method,
      url,
      schema: { tags, summary: 'Removes a coupon from the cart', params: object({ code: string().required() }), response },
      handler: async (request, reply) => {
        const { visitorId } = await sessions.require(request, reply);
        await changeCart(db, visitorId, (trx) => removeCoupon(trx, visitorId, request.params.code));
        return answer(request, visitorId);
      },
    });
  }
}
