import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import type { App } from '../../platform/http/app.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { requireOpenOrder } from '../access/orderAccess.ts';
import { loadMailOrder } from '../mails/mailOrder.ts';
import type { Seller } from '../../platform/seller/seller.ts';
import { drawProof } from './drawProof.ts';
import { toProof } from './toProof.ts';

const tags = ['orders'];

export interface ProofParts {
  readonly db: Db;
  readonly sessions: RequestSessions;
  readonly seller: Seller;
}

/** The proof of an order as a PDF, for whoever may see the whole order. */
export function proofRoutes(app: App, { db, sessions, seller }: ProofParts): void {
  app.get('/api/orders/:order_hash/proof.pdf', {
    schema: { tags, summary: 'The confirmation of an order as a PDF, in the language of the order', params: object({ order_hash: string().required() }) },
    handler: async (request, reply) => {
      const { order_hash: hash } = request.params;
      await requireOpenOrder(db, hash, await sessions.find(request, reply));
      const order = await db.transaction().execute(async (trx) => {
        const { id } = await trx.selectFrom('shop_order').select('id').where('order_hash', '=', hash).executeTakeFirstOrThrow();
        return loadMailOrder(trx, id);
      });
      const pdf = await drawProof(toProof(order, seller));
      return reply.type('application/pdf').header('content-disposition', `attachment; filename="feszek-${order.row.id}.pdf"`).send(pdf);
    },
  });
}
