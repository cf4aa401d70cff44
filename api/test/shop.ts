import type { Range } from '@feszek/demo';
import { COOKIES, cartSchema, orderPlacedSchema, orderSchema } from '@feszek/contract';
import type { Cart, Order, OrderPlaced } from '@feszek/contract';
import type { KyselyPlugin } from 'kysely';
import { createChanges } from '../src/platform/changes/changes.ts';
import type { Changes } from '../src/platform/changes/changes.ts';
import { readConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import type { Seller } from '../src/platform/seller/seller.ts';
import type { Db } from '../src/platform/database/connect.ts';
import type { App } from '../src/platform/http/app.ts';
import { updateIndex } from '../src/catalog/search/updateIndex.ts';
import type { MediaStore } from '../src/media/MediaStore.ts';
import { buildServer } from '../src/server.ts';
import type { ServerParts } from '../src/server.ts';
import { JobRegistry } from '../src/platform/jobs/JobRegistry.ts';
import { runDueJobs, runRecurringNow } from '../src/platform/jobs/runJobs.ts';
import { hashSessionId } from '../src/platform/session/tokens.ts';
import { startBank } from './bank.ts';
import type { TestBank } from './bank.ts';
import { openDatabase } from './databases.ts';
import { testGoods } from './goods.ts';
import { listeningUrl } from './listeningUrl.ts';
import { createTestClock } from './testClock.ts';
import type { TestClock } from './testClock.ts';
import { dataOf, Visitor } from './visitor.ts';
import type { Answer } from './visitor.ts';

export const SHOP_URL = 'http://shop.test';
export const PAYMENT_SECRET = 'a secret of at least thirty-two characters';

export const HOME_DELIVERY = 1;
export const PARCEL_POINT = 2;
export const PICK_UP = 3;
/** The place of the showroom in Győr. */
export const SHOWROOM_GYOR = 'showroom:gyor';
export const CARD = 1;
export const BANK_TRANSFER = 2;
export const CASH_ON_DELIVERY = 3;

export interface TestShop {
  readonly app: App;
  readonly db: Db;
  readonly clock: TestClock;
  readonly changes: Changes;
  /** The sandbox bank, if it notifies this shop. */
  readonly bank: TestBank;
  /** Runs the due jobs of a kind. Returns how many succeeded. */
  runJobs(kind: string): Promise<number>;
  /** Runs every recurring job once. */
  runRecurringJobs(): Promise<void>;
  visitor(): Visitor;
  close(): Promise<void>;
}

/** The example of the IBAN registry. */
export const BANK_ACCOUNT = '11773016-11111018-00000000';

/** Limits that no test reaches. */
export const UNLIMITED = { sessions: 1e6, reads: 1e6, addressReads: 1e6, writes: 1e6, reservations: 1e6, coupons: 1e6, mails: 1e6, unverified: 1e6 };

/** The configuration of test shops, in which one buyer may order as often as a test wants. */
export function testConfig(environment: Readonly<Record<string, string>> = {}, seller: Partial<Seller> = {}): Config {
  const config = readConfig({ SHOP_URL, PAYMENT_SECRET, LOG_LEVEL: 'silent', API_PORT: '0', UNPAID_ORDERS_PER_BUYER: '1000000', UNPAID_ORDERS_PER_DAY: '1000000', APPROVAL_FROM_HUF: '0', ...environment });
  return { ...config, seller: { ...config.seller, bankAccount: BANK_ACCOUNT, ...seller } };
}

export interface ShopOptions extends Partial<ServerParts> {
  /** The catalogue; the small one of `goods.ts` by default. */
  readonly goods?: Range;
  /** Opens the store of pictures, which the shop closes. */
  readonly openMedia?: (db: Db) => MediaStore;
  /** Receives every statement of the shop. */
  readonly plugin?: KyselyPlugin;
}

/** A separate shop on a new database. */
export async function openShop({ goods = testGoods, config = testConfig(), plugin, openMedia, ...parts }: ShopOptions = {}): Promise<TestShop> {
  const isCopy = goods === testGoods;
  const opened = await openDatabase(isCopy ? 'shop' : 'migrated');
  const connection = plugin ? { ...opened, db: opened.db.withPlugin(plugin) } : opened;
  const clock = createTestClock();
  const changes = createChanges();
  const jobs = parts.jobs ?? new JobRegistry();
  if (!isCopy) {
    // Imported only if needed: it imports the whole demonstration catalogue, and most shops are copies.
    const { fillShop } = await import('./fillShop.ts');
    await fillShop(connection.db, clock, goods);
    await updateIndex(connection.db);
  }
  // It reads the shop's address for each notification: a shop that gets notifications listens by then.
  const bank = await startBank({ config, clock: parts.clock ?? clock, shopUrl: () => listeningUrl(app) });
  const app = await buildServer({ db: connection.db, bulkDb: connection.bulkDb, clock, config: bank.connect(config), changes, jobs, rateLimits: UNLIMITED, ...(openMedia && { media: openMedia(connection.db) }), ...parts });
  const running = { db: connection.db, clock: parts.clock ?? clock, log: app.log, jobs };
  return {
    app,
    db: connection.db,
    clock,
    changes,
    bank,
    runJobs: (kind) => runDueJobs(running, kind),
    runRecurringJobs: () => runRecurringNow(running),
    visitor: () => new Visitor(app),
    async close() {
      await app.close();
      await bank.close();
      await connection.close();
    },
  };
}

const ADDRESS = { name: 'Kovács Anna', country_id: 1, address: 'Fő utca 1.', city: 'Győr', zipcode: '9021' };

/** A buyer's complete data, as the checkout's steps send them. */
export const CUSTOMER = {
  email: 'anna@example.hu',
  phone: '+36 30 123 4567',
  invoice_data: { ...ADDRESS, is_company: false, tax_number: '' },
  delivery_data: ADDRESS,
};

export const ORDER = { transaction_result_url: '/hu/checkout/result', is_terms_accepted: true, is_privacy_accepted: true };

export async function putInCart(visitor: Visitor, productId: number, quantity: number): Promise<Cart> {
  return dataOf(await visitor.call('POST', '/api/cart/product', { body: { product_id: productId, quantity } }), cartSchema);
}

/** The order of a buyer, with its payment and delivery. */
export interface TestOrder {
  readonly productId: number;
  readonly quantity?: number;
  readonly delivery?: number;
  /** The id of the place of collection; the showroom in Győr by default for pick-up. */
  readonly place?: string;
  readonly payment?: number;
}

/** Fills a cart and goes through the checkout up to the last step. */
export async function prepareOrder(visitor: Visitor, { productId, quantity = 1, delivery = HOME_DELIVERY, place = delivery === PICK_UP ? SHOWROOM_GYOR : undefined, payment = CARD }: TestOrder): Promise<Cart> {
  await visitor.arrive();
  await putInCart(visitor, productId, quantity);
  await visitor.call('PUT', '/api/cart/customer', { body: CUSTOMER });
  await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: delivery, place } });
  return dataOf(await visitor.call('PUT', '/api/cart/method/payment', { body: { id: payment } }), cartSchema);
}

export function order(visitor: Visitor, input: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return visitor.call('POST', '/api/cart/order', { body: { ...ORDER, ...input }, headers });
}

/** Orders the cart that a visitor has prepared. */
export async function placed(visitor: Visitor, request: TestOrder): Promise<OrderPlaced> {
  await prepareOrder(visitor, request);
  return dataOf(await order(visitor), orderPlacedSchema);
}

export async function stockOf(db: Db, productId: number): Promise<number> {
  const { quantity } = await db.selectFrom('product_stock').select('quantity').where('product_id', '=', productId).executeTakeFirstOrThrow();
  return quantity;
}

/** A visitor who may see a whole order, as after entering its code. */
export async function openedBy(shop: TestShop, orderHash: string): Promise<Visitor> {
  const visitor = await shop.visitor().arrive();
  const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', orderHash).executeTakeFirstOrThrow();
  const session_hash = hashSessionId(visitor.cookies.get(COOKIES.session) ?? '');
  await shop.db.insertInto('order_access').values({ order_id: id, session_hash, opened_at: shop.clock.now() }).execute();
  return visitor;
}

/** A whole order, as its buyer sees it. */
export async function seeOrder(shop: TestShop, orderHash: string, headers?: Readonly<Record<string, string>>): Promise<Order> {
  return (await openedBy(shop, orderHash)).read(orderSchema, `/api/orders/${orderHash}`, headers);
}
