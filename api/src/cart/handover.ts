import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import { hashSessionId, newSessionId } from '../platform/session/tokens.ts';
import { removeVisitor } from '../platform/session/visitors.ts';
import { mergeCarts } from './mergeCarts.ts';

/** How long a token is valid, in milliseconds: the visitor is on the way to the shop. */
const TOKEN_MS = 60_000;

export interface HandoverParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Adds a guest's favourites to those of another visitor. */
  readonly mergeFavourites: (trx: Trx, guestId: number, visitorId: number) => Promise<void>;
}

/** Makes a token for the cart of a visitor on a partner's page. An earlier one of the same visitor is not valid any more. */
export async function offerCart({ db, clock }: HandoverParts, visitorId: number, origin: string): Promise<string> {
  const token = newSessionId();
  const values = { token_hash: hashSessionId(token), origin, expires_at: new Date(clock.now().getTime() + TOKEN_MS) };
  await db.insertInto('cart_handover').values({ visitor_id: visitorId, ...values }).onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(values)).execute();
  return token;
}

interface Takeover {
  readonly token: string;
  /** The site that the visitor came from, as their browser names it. */
  readonly origin: string | null;
  readonly isConfirmed: boolean;
}

/**
 * Adds the cart and the favourites of a partner's page to those of a visitor, as a sign-in does. The guest of that page
 * ends: what was merged is not merged again. Deleting the row uses the token, so of two uses at once one succeeds.
 *
 * A visitor who did not come from the partner's page may have followed the link of another person, who filled the cart.
 *
 * @throws ApiError `cart_handover_unconfirmed` if the visitor must agree first; the token stays valid.
 *   `cart_handover_ended` for a token that was used, has expired, or never existed
 */
export async function takeCart({ db, clock, mergeFavourites }: HandoverParts, visitorId: number, { token, origin, isConfirmed }: Takeover): Promise<void> {
  const now = clock.now();
  const hash = hashSessionId(token);
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom('cart_handover')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .$if(!isConfirmed, (query) => query.where('origin', '=', origin ?? ''))
      .returning('visitor_id')
      .executeTakeFirst();
    if (taken === undefined) {
      const left = await trx.selectFrom('cart_handover').select('token_hash').where('token_hash', '=', hash).where('expires_at', '>', now).executeTakeFirst();
      throw new ApiError(left === undefined ? 'cart_handover_ended' : 'cart_handover_unconfirmed');
    }
    const { visitor_id: guestId } = taken;
    await mergeFavourites(trx, guestId, visitorId);
    await mergeCarts(trx, now, guestId, visitorId);
    await removeVisitor(trx, guestId);
  });
}
