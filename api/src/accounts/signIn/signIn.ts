import { mergeCarts } from '../../cart/mergeCarts.ts';
import { transferOrders } from '../../orders/access/transferOrders.ts';
import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { closeSession, openSession } from '../../platform/session/sessions.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { removeVisitor, visitorOfUser } from '../../platform/session/visitors.ts';
import { transferOpenOffer } from '../../quotes/openOffer.ts';
import { lockUser } from '../../users/users.ts';
import { adoptGuestData } from '../adoptGuestData.ts';
import { cancelDeletion } from '../deletion/cancelDeletion.ts';
import { mergeFavourites } from '../favourites/keepFavourites.ts';
import { adoptSharedLists } from '../sharedLists/sharedLists.ts';
import { newSignInMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import type { Client } from './client.ts';
import { rememberDevice } from './devices.ts';

export interface SignIn {
  readonly session: Session;
  readonly userId: number;
  /** Whether the new session outlasts the browser. */
  readonly isRemembered: boolean;
  /** Whether the user cancels the deletion of their account by signing in. */
  readonly cancelsDeletion: boolean;
  readonly client: Client & { readonly deviceHash: string };
}

/** The account may have been blocked or closed since its password was verified. */
function requireOpenAccount({ blocked_at, deletion_due_at: dueAt }: Selectable<Database['app_user']>, cancelsDeletion: boolean): void {
  if (blocked_at) throw new ApiError('account_blocked');
  if (dueAt && !cancelsDeletion) throw new ApiError('account_closing', { params: { deletion_due_at: dueAt.toISOString() } });
}

/**
 * Signs a user in. The session gets a new id, which prevents session fixation. The cart, the favourites and the open
 * offer of the guest become the user's, and so do orders and quotes of a guest with the user's address. A sign-in from
 * a new device is reported by mail.
 *
 * @throws ApiError `account_blocked`; `account_closing` for an account that will be deleted, unless the user cancels that
 */
export async function signIn(db: Db, clock: Clock, { session, userId, isRemembered, cancelsDeletion, client }: SignIn): Promise<Session> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    requireOpenAccount(user, cancelsDeletion);
    await cancelDeletion(trx, clock, userId);
    const visitorId = await visitorOfUser(trx, userId);
    if (session.userId === null) {
      await mergeFavourites(trx, session.visitorId, visitorId);
      await adoptSharedLists(trx, session.visitorId, visitorId);
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
