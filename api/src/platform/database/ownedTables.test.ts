import { cartSchema, openOfferResponseSchema, RESERVATION_MS } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { isSignedIn, PASSWORD, signedIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG, SOFA } from '../../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { offered } from '../../../test/quotes.ts';
import { openShop, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { createUser } from '../../users/users.ts';
import { cartReservations } from './migrations/0024-cart-reservations.ts';
import { reservationPositions } from './migrations/0060-reservation-positions.ts';
import { openOffers } from './migrations/0025-open-offers.ts';
import { accounts } from './migrations/0027-accounts.ts';
import { accountsOfOrders } from './migrations/0033-accounts-of-orders.ts';

describe('a shop of an earlier version', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
  }, OPEN_MS);
  afterAll(() => shop.close());

  /** Runs statements that restore an earlier form of tables. */
  async function restore(statements: readonly string[]): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(shop.db);
  }

  it('retains the reservations of its carts, also ended ones', async () => {
    const visitor = await shop.visitor().arrive();
    await putInCart(visitor, CHAIR, 1);
    shop.clock.move(RESERVATION_MS);
    await putInCart(visitor, SOFA, 2);
    const before = await visitor.read(cartSchema, '/api/cart');
    expect(before.products).toMatchObject([{ id: CHAIR, reservation: 'ended' }, { id: SOFA, reservation: 'held', reserved_quantity: 2 }]);
    await restore([
      `ALTER TABLE cart_line ADD COLUMN reserved_quantity int NOT NULL DEFAULT 0, ADD COLUMN reserved_until timestamptz`,
      `UPDATE cart_line SET reserved_quantity = r.quantity, reserved_until = r.reserved_until FROM cart_reservation r
        WHERE r.visitor_id = cart_line.visitor_id AND r.product_id = cart_line.product_id`,
      `DROP TABLE cart_reservation`,
    ]);
    await cartReservations.up(shop.db);
    await reservationPositions.up(shop.db);
    expect((await visitor.read(cartSchema, '/api/cart')).products).toEqual(before.products);
  });

  it('retains the offers that its visitors have opened', async () => {
    const visitor = await shop.visitor().arrive();
    const { hash } = await offered(shop, visitor, MUG, 1, {});
    await visitor.call('POST', `/api/offers/${hash}/open`);
    await restore([
      `ALTER TABLE visitor ADD COLUMN open_quote_id bigint REFERENCES quote ON DELETE SET NULL`,
      `UPDATE visitor SET open_quote_id = open_offer.quote_id FROM open_offer WHERE open_offer.visitor_id = visitor.id`,
      `DROP TABLE open_offer`,
    ]);
    await openOffers.up(shop.db);
    expect((await visitor.read(openOfferResponseSchema, '/api/offer')).offer).toMatchObject({ offer_hash: hash, state: 'open' });
  });

  it('retains its users, who need no activation, and their sessions', async () => {
    await createUser(shop.db, shop.clock, { email: 'regi@example.hu', name: 'Régi', password: PASSWORD });
    const visitor = await signedIn(shop, 'regi@example.hu');
    await restore([
      `DROP TABLE user_device, attempt_count, account_token, registration`,
      `ALTER TABLE app_user DROP COLUMN phone, DROP COLUMN locale, DROP COLUMN is_newsletter_subscription, DROP COLUMN company_name, DROP COLUMN tax_number, DROP COLUMN activated_at, DROP COLUMN blocked_at`,
      `ALTER TABLE session DROP COLUMN id, DROP COLUMN user_agent, DROP COLUMN address, DROP COLUMN created_at, DROP COLUMN last_used_at, DROP COLUMN is_remembered`,
      `ALTER TABLE outbox_mail DROP COLUMN has_secret_link`,
    ]);
    await accounts.up(shop.db);
    await restore([`DROP TABLE order_account`, `DROP INDEX quote_user, quote_guest_email`]);
    await accountsOfOrders.up(shop.db);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await isSignedIn(await signedIn(shop, 'regi@example.hu'))).toBe(true);
    expect(await shop.db.selectFrom('session').select('id').where('is_remembered', '=', false).execute()).toHaveLength(1);
  });
});
