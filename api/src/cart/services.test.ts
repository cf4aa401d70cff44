import { cartSchema, offerSchema, orderPlacedSchema, orderSchema, quoteDraftSchema, quoteSchema } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { netFromGross } from '@feszek/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, SOFA } from '../../test/goods.ts';
import { mailsAbout } from '../../test/mails.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { ask, LAST_DAY, openUp, operate, orderOffer, prepareQuote, QUOTE_PREFERENCES, REQUESTER, requested, seeQuote } from '../../test/quotes.ts';
import { BANK_TRANSFER, CUSTOMER, HOME_DELIVERY, order, PICK_UP, prepareOrder, putInCart, SHOWROOM_GYOR, testConfig } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { loadMailOrder } from '../orders/mails/mailOrder.ts';
import { ordersTopic } from '../orders/commands/ordersTopic.ts';
import { toProof } from '../orders/proof/toProof.ts';
import { deliveryTopic } from '../pricing/delivery/commands/deliveryTopic.ts';
import { offerTopic } from '../quotes/commands/offerTopic.ts';

const VAT = 27;
const AUSTRIA = 2;
/** The prices for carrying the sofa, for its assembly, and for the removal of an old one. */
const CARRY = 9990;
const ASSEMBLY = 14_990;
const REMOVAL = 8990;

describe('paid services of the delivery', () => {
  let shop: OperatorShop;
  let visitor: Visitor;
  const set = (...args: readonly string[]) => command(shop.client, deliveryTopic, 'services', ...args);
  const price = (service: string, size: string, amount: number) => set('set', service, size, String(amount), '--currency', 'HUF');
  beforeAll(async () => {
    shop = await openOperatorShop();
    await shop.run('sku,stock,services\nSOFA,100,assembly | removal\nCHAIR,100,removal\n');
    await price('carry', 'large', CARRY);
    await price('carry', 'medium', 4990);
    await price('assembly', 'large', ASSEMBLY);
    await price('removal', 'large', REMOVAL);
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = await shop.visitor().arrive();
  });

  const cart = (headers: Record<string, string> = {}): Promise<Cart> => visitor.read(cartSchema, '/api/cart', headers);
  const offeredBy = ({ delivery_methods: methods }: Cart, id: number) => methods.find((method) => method.id === id)?.services;
  const choose = (services: readonly string[] | undefined, id = HOME_DELIVERY, place?: string) => visitor.call('PUT', '/api/cart/method/delivery', { body: { id, place, services } });
  const chosen = async (services: readonly string[]) => dataOf(await choose(services), cartSchema);
  const setPieces = async (productId: number, quantity: number) => dataOf(await visitor.call('PUT', `/api/cart/product/${productId}`, { body: { product_id: productId, quantity } }), cartSchema);

  describe('of a cart', () => {
    it('are offered by home delivery, each with its products and its price by their size, and not without a price', async () => {
      await putInCart(visitor, SOFA, 2);
      const both = await putInCart(visitor, CHAIR, 1);
      const [sofas, chair] = [{ product_id: SOFA, quantity: 2 }, { product_id: CHAIR, quantity: 1 }];
      expect(offeredBy(both, HOME_DELIVERY)).toEqual([
        { code: 'carry', price_gross: CARRY, price_net: netFromGross(CARRY, VAT), goods: [chair, sofas] },
        { code: 'assembly', price_gross: 2 * ASSEMBLY, price_net: 2 * netFromGross(ASSEMBLY, VAT), goods: [sofas] },
        { code: 'removal', price_gross: 2 * REMOVAL, price_net: 2 * netFromGross(REMOVAL, VAT), goods: [sofas] },
      ]);
      expect(offeredBy(both, PICK_UP)).toEqual([]);
      expect(offeredBy(await cart({ 'currency-id': 'EUR' }), HOME_DELIVERY)).toEqual([]);
      expect(offeredBy(await setPieces(SOFA, 0), HOME_DELIVERY)).toEqual([]);
    });

    it('are part of the total, but not of free delivery and of a coupon’s discount', async () => {
      await putInCart(visitor, SOFA, 1);
      const { summary, delivery } = await chosen(['removal', 'carry']);
      expect([delivery?.price_gross, summary.services?.map(({ code }) => code)]).toEqual([0, ['carry', 'removal']]);
      expect(summary.total_amount_gross).toBe(389_900 + CARRY + REMOVAL);
      expect(summary.total_amount_net).toBe(summary.total_items_amount_net + netFromGross(CARRY, VAT) + netFromGross(REMOVAL, VAT));
      await visitor.call('PUT', '/api/cart/customer', { body: { email: CUSTOMER.email, phone: CUSTOMER.phone } });
      const coupon = dataOf(await visitor.call('POST', '/api/cart/coupon', { body: { code: 'HAZHOZ' } }), cartSchema);
      expect(coupon.summary.total_amount_gross).toBe(summary.total_amount_gross);
    });

    it('have the VAT of the country of delivery', async () => {
      await prepareOrder(visitor, { productId: SOFA });
      await chosen(['assembly']);
      await visitor.call('PUT', '/api/cart/customer', { body: { delivery_data: { ...CUSTOMER.delivery_data, country_id: AUSTRIA, zipcode: '1010', city: 'Wien' } } });
      const { summary } = await cart();
      expect(summary.vat_percent).toBe(20);
      expect(summary.services).toEqual([{ code: 'assembly', price_gross: ASSEMBLY, price_net: netFromGross(ASSEMBLY, 20) }]);
    });

    it('follow its changes: the price is that of the pieces, and a service without products is removed and reported until it is chosen again', async () => {
      await putInCart(visitor, SOFA, 1);
      await putInCart(visitor, CHAIR, 1);
      await chosen(['assembly']);
      expect((await setPieces(SOFA, 2)).summary.services?.[0]?.price_gross).toBe(2 * ASSEMBLY);
      const without = await setPieces(SOFA, 0);
      expect([without.summary.services, without.lost_services]).toEqual([[], ['assembly']]);
      expect((await setPieces(SOFA, 1)).lost_services).toEqual([]);
      await setPieces(SOFA, 0);
      expect((await chosen([])).lost_services).toEqual([]);
      expect((await setPieces(SOFA, 1)).summary.services).toEqual([]);
    });

    it('stay with the same method, and end with another', async () => {
      await putInCart(visitor, SOFA, 1);
      await chosen(['carry']);
      expect(dataOf(await choose(undefined), cartSchema).summary.services).toHaveLength(1);
      const collected = dataOf(await choose(undefined, PICK_UP, SHOWROOM_GYOR), cartSchema);
      expect([collected.summary.services, collected.lost_services]).toEqual([[], []]);
      expect(errorOf(await choose(['carry'], PICK_UP, SHOWROOM_GYOR)).code).toBe('delivery_service_gone');
      expect(errorOf(await choose(['dusting'])).code).toBe('validation_failed');
    });
  });

  describe('of an order', () => {
    it('are on its page, also in the restricted view, in its mail, its proof, and in the operator’s view', async () => {
      await prepareOrder(visitor, { productId: SOFA, payment: BANK_TRANSFER });
      const { summary } = await chosen(['carry', 'assembly']);
      await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } });
      const { order_hash } = dataOf(await order(visitor, { seen_total_gross: summary.total_amount_gross }), orderPlacedSchema);
      const read = (guest: Visitor) => guest.read(orderSchema, `/api/orders/${order_hash}`);
      const { id, summary: ordered } = await read(visitor);
      expect([ordered, (await read(await shop.visitor().arrive())).summary]).toEqual([summary, summary]);
      const [mail] = await mailsAbout(shop.db, id);
      expect(JSON.stringify(mail).replaceAll('\u00A0', ' ')).toMatch(/Felvitel az emeletre.*9 990 Ft.*Összeszerelés.*14 990 Ft/);
      const { totals } = toProof(await shop.db.transaction().execute((trx) => loadMailOrder(trx, id)), testConfig().seller);
      expect(totals.map(({ label }) => label)).toEqual(expect.arrayContaining(['Felvitel az emeletre, bruttó', 'Összeszerelés, bruttó']));
      expect(await command(shop.client, ordersTopic, 'show', String(id))).toMatch(/Carrying upstairs +9 990 Ft[\s\S]*Assembly +14 990 Ft/);
      expect((await cart()).summary.services).toEqual([]);
    });

    it('are not ordered at another price than the buyer saw', async () => {
      await prepareOrder(visitor, { productId: SOFA, payment: BANK_TRANSFER });
      const { summary } = await chosen(['removal']);
      await price('removal', 'large', REMOVAL + 1000);
      expect(errorOf(await order(visitor, { seen_total_gross: summary.total_amount_gross })).code).toBe('cart_changed');
      await set('remove', 'removal', 'large');
      const { summary: now, lost_services: lost } = await cart();
      expect([now.services, lost]).toEqual([[], ['removal']]);
      expect((await order(visitor, { seen_total_gross: now.total_amount_gross })).status).toBe(200);
      await price('removal', 'large', REMOVAL);
    });
  });

  describe('of an offer', () => {
    it('are those of the cart until the operator prices them, and are in its mail with the arrival', async () => {
      await prepareOrder(visitor, { productId: SOFA });
      await chosen(['carry', 'removal']);
      await visitor.call('PUT', '/api/cart/offer', { body: { requester: REQUESTER } });
      await visitor.call('PUT', '/api/cart/offer', { body: { wishes: QUOTE_PREFERENCES } });
      const { id, hash } = await requested(shop, await ask(visitor));
      expect((await visitor.read(quoteSchema, `/api/quotes/${hash}`)).services).toEqual(['carry', 'removal']);
      expect((await seeQuote(shop, id)).services).toEqual([{ code: 'carry', price_gross: CARRY }, { code: 'removal', price_gross: REMOVAL }]);
      const priced = await command(shop.client, offerTopic, 'price', String(id), '--delivery', '0', '--valid-until', LAST_DAY, '--service', 'carry=5000', '--service', 'removal=none');
      expect(priced).toContain('carry: 5 000 Ft');
      await operate(shop, 'POST', `/${id}/send`);
      const { summary } = await visitor.read(offerSchema, `/api/offers/${hash}`);
      expect([summary.services, summary.total_amount_gross]).toEqual([[{ code: 'carry', price_gross: 5000, price_net: netFromGross(5000, VAT) }], 394_900]);
      const mails = await shop.db.selectFrom('outbox_mail').select('content').where('about', '=', `quote:${id}`).orderBy('id').execute();
      const [received, , sent] = mails.map(({ content }) => JSON.stringify(content).replaceAll('\u00A0', ' '));
      expect(received).toMatch(/Felvitel az emeletre.*Régi bútor elszállítása.*Szolgáltatások.*Várható érkezés/);
      expect(sent).toMatch(/Felvitel az emeletre","amount":"bruttó 5 000 Ft.*november 24–\u206026\., ha ma megrendeled.*Várható érkezés/);
      await openUp(visitor, hash, BANK_TRANSFER);
      expect((await visitor.read(cartSchema, '/api/offer/cart')).summary.services).toHaveLength(1);
      const { order_hash } = dataOf(await orderOffer(visitor), orderPlacedSchema);
      const ordered = await visitor.read(orderSchema, `/api/orders/${order_hash}`);
      expect(ordered.summary).toEqual(summary);
      expect(JSON.stringify(await mailsAbout(shop.db, ordered.id)).replaceAll('\u00A0', ' ')).toMatch(/Felvitel az emeletre.*5 000 Ft/);
      const { totals } = toProof(await shop.db.transaction().execute((trx) => loadMailOrder(trx, ordered.id)), testConfig().seller);
      expect(totals.map(({ label }) => label)).toContain('Felvitel az emeletre, bruttó');
    });

    it('can be chosen in the steps of a request, instead of those of the cart', async () => {
      await prepareOrder(visitor, { productId: SOFA });
      await chosen(['carry', 'removal']);
      await visitor.call('PUT', '/api/cart/offer', { body: { requester: REQUESTER } });
      const putPreferences = (preferences: object) => visitor.call('PUT', '/api/cart/offer', { body: { wishes: { ...QUOTE_PREFERENCES, ...preferences } } });
      expect((await visitor.read(quoteDraftSchema, '/api/cart/offer')).wishes.services).toEqual(['carry', 'removal']);
      expect(errorOf(await putPreferences({ services: ['dusting'] })).code).toBe('validation_failed');
      expect(dataOf(await putPreferences({ is_pick_up: true, showroom: SHOWROOM_GYOR, services: ['carry'] }), quoteDraftSchema).wishes.services).toEqual([]);
      expect(dataOf(await putPreferences({ services: ['assembly'] }), quoteDraftSchema).wishes.services).toEqual(['assembly']);
      expect((await cart()).summary.services?.map(({ code }) => code)).toEqual(['carry', 'removal']);
      const { id } = await requested(shop, await ask(visitor));
      expect((await seeQuote(shop, id)).services).toEqual([{ code: 'assembly', price_gross: ASSEMBLY }]);
    });

    it('are left out if the cart cannot have them any more', async () => {
      await prepareQuote(visitor, CHAIR, 1, { services: ['carry', 'assembly'] });
      const { id } = await requested(shop, await ask(visitor));
      expect((await seeQuote(shop, id)).services.map(({ code }) => code)).toEqual([]);
    });
  });

  describe('of products', () => {
    const idOf = async (sku: string) => (await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
    async function offeredFor(sku: string) {
      const fresh = await shop.visitor().arrive();
      return offeredBy(await putInCart(fresh, await idOf(sku), 1), HOME_DELIVERY)?.map(({ code }) => code);
    }

    it('follow from the catalogue file; without a value there, large furniture for sitting or sleeping replaces an old piece', async () => {
      const head = 'sku,title_hu,brand,category_hu,price_huf,stock,width_mm,depth_mm,height_mm,weight_g,bed_size,services,size_class';
      const { said } = await shop.run([
        head,
        'BED,Ágy,Harkály,Nappali > Székek,90000,5,1700,2100,900,40000,160 × 200,,',
        'COT,Kiságy,Harkály,Nappali > Székek,90000,5,700,900,900,9000,60 × 120,,',
        'RUG,Szőnyeg,Harkály,Nappali > Székek,90000,5,2000,3000,10,20000,,none,medium',
        'BOX,Láda,Harkály,Nappali > Székek,90000,5,,,,,,,',
        'ODD,Láda,Harkály,Nappali > Székek,90000,5,,,,,,dusting,',
        '',
      ].join('\n'), { acceptPartial: true });
      expect(said.join('\n')).toMatch(/services\[0\]: This value can’t be chosen\.[\s\S]*4 products created/);
      expect(await Promise.all(['BED', 'COT', 'RUG', 'BOX'].map(offeredFor))).toEqual([['carry', 'removal'], [], ['carry'], ['carry']]);
      const rug = () => shop.exported('jsonl').then((text) => text.split('\n').find((line) => line.includes('"RUG"')));
      expect(await rug()).toMatch(/"size_class":"medium","services":\["none"\]/);
      await shop.run('sku,size_class\nRUG,auto\n');
      expect(await rug()).toMatch(/"services":\["none"\]/);
      expect(await rug()).not.toMatch(/"size_class":"/);
    });
  });

  describe('of the shop', () => {
    it('are set by the operator, with the methods that offer them', async () => {
      expect(await set('list')).toMatch(/carry +home delivery +4 990 Ft +9 990 Ft/);
      await set('set', 'carry', '--methods', 'showroom_pickup');
      const filled = await putInCart(visitor, SOFA, 1);
      expect([HOME_DELIVERY, PICK_UP].map((id) => offeredBy(filled, id)?.some(({ code }) => code === 'carry'))).toEqual([false, true]);
      await set('set', 'carry', '--methods', 'home');
      expect(await set('remove', 'carry')).toMatch(/carry +home delivery *\n/);
    });

    it.each([
      [['set', 'dusting', 'large', '1', '--currency', 'HUF'], 'The services are carry, assembly, removal.'],
      [['set', 'carry', 'huge', '1', '--currency', 'HUF'], '--size is one of small, medium, large.'],
      [['set', 'carry', 'large', 'much', '--currency', 'HUF'], 'AMOUNT is an amount'],
      [['set', 'carry', 'large', '24.5', '--currency', 'HUF'], 'price_gross'],
      [['set', 'carry', 'large', '1'], 'missing or unexpected arguments'],
      [['set', 'carry', '--methods', 'bicycle'], 'methods'],
      [['clean'], 'There is no command “delivery services clean”'],
    ])('refuse %j', async (args, message) => {
      await expect(set(...args)).rejects.toThrow(message);
    });
  });
});
