import { mergeCarts } from '../cart/mergeCarts.ts';
import { transferOrders } from '../orders/access/transferOrders.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { closeSession, openSession } from '../platform/session/sessions.ts';
import type { Session } from '../platform/session/sessions.ts';
import { removeVisitor, visitorOfUser } from '../platform/session/visitors.ts';
import { transferOpenOffer } from '../quotes/openOffer.ts';
import { mergeFavourites } from './favourites/keepFavourites.ts';

/**
 * Signs a user in. The session gets a new id, which prevents session fixation. The cart, the favourites and the open
 * offer of the guest become the user's.
 */
export async function signIn(db: Db, clock: Clock, session: Session, userId: number): Promise<Session> {
  return db.transaction().execute(async (trx) => {
    const visitorId = await visitorOfUser(trx, userId);
    if (session.userId === null) {
      await mergeFavourites(trx, session.visitorId, visitorId);
      await mergeCarts(trx, clock.now(), session.visitorId, visitorId);
      await transferOrders(trx, session.visitorId, visitorId);
      await transferOpenOffer(trx, session.visitorId, visitorId);
    }
    await closeSession(trx, session.id);
    if (session.userId === null) await removeVisitor(trx, session.visitorId);
    return openSession(trx, clock, { visitorId, userId });
  });
}
