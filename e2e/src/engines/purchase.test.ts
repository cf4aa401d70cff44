import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { CARDS, arrive, goThroughSteps, payAtTheBank, placeOrderByCard } from '../buying/checkout.ts';
import { findGoods } from '../buying/goods.ts';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { soon } from '../harness/soon.ts';
import type { Engine, EngineTab } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { provideFirefox, provideWebKit } from './provideEngines.ts';
import { visitorIn } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** The longest purchase on a busy machine, and the installation of a browser, in milliseconds. */
const PURCHASE_MS = 180_000;
const INSTALL_MS = 600_000;

const TEXTS = {
  hu: {
    onlyNecessary: 'Csak a szükségesek', oneMore: 'Eggyel több', viewCart: 'Kosár megnyitása', cart: 'Kosár', quantityOf: (title: string) => `Mennyiség: ${title}`, orderNumber: 'Rendelésszám',
  },
  en: {
    onlyNecessary: 'Only necessary', oneMore: 'One more', viewCart: 'View cart', cart: 'Cart', quantityOf: (title: string) => `Quantity of ${title}`, orderNumber: 'Order number',
  },
} as const;
const QUANTITY = 2;

const ENGINES: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['Firefox', async () => startFirefox(await provideFirefox())],
  ['WebKit', async () => startWebKit(await provideWebKit())],
];

const shopUrl = () => process.env.E2E_SHOP_URL ?? '';

describe.each(ENGINES)('a purchase on a phone in %s', (_name, startEngine) => {
  let engine: Engine | undefined;
  let tab: EngineTab | undefined;

  beforeAll(async () => {
    engine = await startEngine();
  }, INSTALL_MS);
  afterEach(async () => {
    await tab?.close();
    tab = undefined;
  });
  afterAll(() => engine?.close());

  it.each(['hu', 'en'] as const)('leads from the home page to the paid order, in %s', async (locale) => {
    if (!engine) throw new Error('The browser has not started');
    const texts = { ...BUYER_TEXTS[locale], ...TEXTS[locale] };
    const { product, categories, path } = await findGoods(shopUrl(), locale);
    tab = await engine.openTab();
    const buyer = visitorIn(tab, shopUrl());

    await buyer.open(`/${locale}`);
    await buyer.markDocument();
    await buyer.press('button', texts.onlyNecessary);
    for (const { title, product_count: count } of categories) {
      await buyer.press('link', `${title} ${texts.productCount(count)}`, '#main');
      await arrive(buyer, title);
    }
    await buyer.press('link', product.title, '#main');
    await arrive(buyer, product.title);
    expect(await buyer.path()).toBe(path);
    expect(await buyer.overflow()).toBe(0);

    await buyer.back();
    await arrive(buyer, categories.at(-1)?.title ?? '');
    await buyer.forward();
    await arrive(buyer, product.title);

    await buyer.press('button', texts.oneMore, '#main form');
    await buyer.press('button', texts.add, '#main form');
    await soon(async () => expect(await buyer.text('dialog[open]')).toContain(texts.added(product.title)));
    await buyer.press('link', texts.viewCart);
    await arrive(buyer, texts.cart);
    expect(await buyer.text('#main')).toContain(product.title);
    expect(await buyer.value(texts.quantityOf(product.title), 'spinbutton')).toBe(String(QUANTITY));
    expect(await buyer.overflow()).toBe(0);
    await buyer.press('link', texts.toCheckout, '#main');
    await goThroughSteps(buyer, locale);
    // A document that was loaded once shows that the pages are hydrated: their links are handled by the script.
    expect(await buyer.isMarked()).toBe(true);
    await placeOrderByCard(buyer, locale);
    await payAtTheBank(buyer, locale, CARDS.good);

    await arrive(buyer, texts.paid);
    const hash = (await buyer.path()).split('/').at(-1);
    const order = await apiVisitor(shopUrl(), locale).api.get<Order>(`/api/orders/${hash}`);
    expect(order).toMatchObject({ status: 'paid', items: [{ name: product.title, quantity: QUANTITY }] });
    const details = await buyer.details();
    expect(details[texts.orderNumber]).toBe(String(order.id));
    expect(details[texts.amount]).toContain(formatPrice(order.summary.total_amount_gross, 'HUF'));
    await buyer.find('link', texts.emptyCart);
    expect(tab.problems()).toEqual([]);
  }, PURCHASE_MS);
});
