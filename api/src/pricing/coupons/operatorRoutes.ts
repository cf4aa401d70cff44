import { couponDraftSchema, couponSchema, couponsSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { createCoupon, endCoupon, listCoupons } from './operatorCoupons.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };

export interface CouponOperatorParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The shop's coupons. For the operator only. */
export function couponOperatorRoutes(app: App, { db, clock, operatorToken }: CouponOperatorParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/coupons', {
    config,
    onRequest,
    schema: { tags, summary: 'Every coupon with the number of its uses', response: { 200: dataOf(couponsSchema) } },
    handler: async () => ({ data: await listCoupons(db) }),
  });

  app.post('/operator/coupons', {
    config,
    onRequest,
    schema: { tags, summary: 'Creates a coupon', body: couponDraftSchema, response: { 200: dataOf(couponSchema) } },
    handler: async (request) => {
      const coupon = await createCoupon(db, clock, request.body);
      request.log.info({ coupon: coupon.code }, 'coupon created');
      return { data: coupon };
    },
  });

  app.post('/operator/coupons/:code/end', {
    config,
    onRequest,
    schema: { tags, summary: 'Ends a coupon', params: object({ code: string().required() }), response: { 200: dataOf(couponSchema) } },
    handler: async (request) => {
      const coupon = await endCoupon(db, clock, request.params.code);
      request.log.info({ coupon: coupon.code }, 'coupon ended');
      return { data: coupon };
    },
  });
}
