import { mergeCarts } from '../../cart/mergeCarts.ts';
import { transferOrders } from '../../orders/access/transferOrders.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { closeSession, openSession } from '../../platform/session/sessions.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { removeVisitor, visitorOfUser } from '../../platform/session/visitors.ts';
import { transferOpenOffer } from '../../quotes/openOffer.ts';
import { lockUser } from '../../users/users.ts';
import { adoptGuestData } from '../adoptGuestData.ts';
import { mergeFavourites } from '../favourites/keepFavourites.ts';
import { newSignInMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import type { Client } from './client.ts';
import { rememberDevice } from './devices.ts';

export interface SignIn {
  readonly session: Session;
  readonly userId: number;
  /** Whether the new session outlasts the browser. */
  readonly isRemembered: boolean;
  readonly client: Client & { readonly deviceHash: string };
}

/**
 * Signs a user in. The session gets a new id, which prevents session fixation. The cart, the favourites and the open
 * offer of the guest become the user's, and so do orders and quotes of a guest with the user's address. A sign-in from
 * a new device is reported by mail.
 */
export async function signIn(db: Db, clock: Clock, { session, userId, isRemembered, client }: SignIn): Promise<Session> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    const visitorId = await visitorOfUser(trx, userId);
    if (session.userId === null) {
      await mergeFavourites(trx, session.visitorId, visitorId);
      await mergeCarts(trx, clock.now(), session.visitorId, visitorId);
      await transferOrders(trx, session.visitorId, visitorId);
      await transferOpenOffer(trx, session.visitorId, visitorId);
    }
    await adoptGuestData(trx, userId, user.email);
    if (await rememberDevice(trx, clock, userId, client)) {
      await enqueueAccountMail(trx, clock, { to: user.email, locale: user.locale, kind: 'new_sign_in', userId, content: newSignInMail(user, client, clock.now()) });
    }
    await closeSession(trx, session.id);
    if (session.userId === null) await removeVisitor(trx, session.visitorId);
    return openSession(trx, clock, { visitorId, userId, isRemembered, userAgent: client.userAgent, address: client.address });
  });
}
