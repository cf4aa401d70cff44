import { trackedCartSchema, trackedOrderSchema, trackedProductsQuerySchema, trackedProductsSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import type { Catalogue } from '../../catalog/readModel/Catalogue.ts';
import { loadCartState } from '../../cart/cartState.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isPossibleId } from '../../platform/http/ids.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { requireOpenOrder } from '../access/orderAccess.ts';
import { trackedCart, trackedItem } from './trackedCart.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';

const tags = ['tracking'];

export interface TrackingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  readonly catalogue: Catalogue;
}

/** The viewed products, the cart and the orders of a visitor who agreed to statistics, in forints regardless of their currency. */
export function trackingRoutes(app: App, { db, clock, sessions, homeVat, catalogue }: TrackingParts): void {
  app.get('/api/tracking/products', {
    config: { isPublic: true },
    schema: { tags, summary: 'Products for statistics, in this order', querystring: trackedProductsQuerySchema, response: { 200: dataOf(trackedProductsSchema) } },
    handler: async (request) => {
      const { ids, quantity } = request.query;
      return { data: (await catalogue.products([...new Set(ids)].filter(isPossibleId))).map((record) => trackedItem(record, quantity)) };
    },
  });

  app.get('/api/tracking/cart', {
    schema: { tags, summary: 'The cart for statistics', response: { 200: dataOf(trackedCartSchema) } },
    handler: async (request, reply) => {
      const visitorId = (await sessions.find(request, reply))?.visitorId;
      return { data: trackedCart(await loadCartState(db, visitorId, requestView(request).currency, homeVat.percent, clock.now()), homeVat.percent) };
    },
  });

  app.get('/api/tracking/orders/:order_hash', {
    schema: { tags, summary: 'An order for statistics, for a session that may see the whole order', params: object({ order_hash: string().required() }), response: { 200: dataOf(trackedOrderSchema) } },
    handler: async (request, reply) => {
      const { order_hash: hash } = request.params;
      await requireOpenOrder(db, hash, await sessions.find(request, reply));
      const order = await db.selectFrom('shop_order').select(['id', 'created_at', 'tracking']).where('order_hash', '=', hash).executeTakeFirst();
      if (!order?.tracking) throw new ApiError('not_found');
      return { data: { ...order.tracking, id: order.id, created_at: order.created_at.toISOString() } };
    },
  });
}
