import { describe, expect, it } from '@jest/globals';
import { findGoods } from './buying/goods.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** Delays a slice's scripts, as a slow network does, until they are released. */
async function holdScripts({ page }: Visit, slice: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isHeld = new URL(request.url()).pathname.startsWith(`/slices/${slice}/`) && request.resourceType() === 'script';
    void (isHeld ? promise.then(() => request.continue()) : request.continue());
  });
  return resolve;
}

describeInTurn(VISITORS, 'a click before the page is hydrated (%s, %s)', (it, locale, device) => {
  for (const slice of ['catalog', 'cart-checkout']) {
    it(`is not lost while the scripts of ${slice} are loading`, async () => {
      const { product, path } = await findGoods(shop.url, locale);
      const texts = BUYER_TEXTS[locale];
      const buyer = await shop.visit({ device });
      const releaseScripts = await holdScripts(buyer, slice);
      const opened = buyer.go(path);
      await buyer.press('button', texts.add, '#main form');
      expect(buyer.path()).toBe(path);
      expect(await buyer.has('dialog', texts.panel)).toBe(false);
      releaseScripts();
      await opened;
      await buyer.find('dialog', texts.panel);
      await soon(async () => expect(await buyer.text('dialog[open]')).toContain(texts.added(product.title)));
    });
  }
});

describe('two tabs of one visitor', () => {
  it('agree on what is in the cart: adding in one counts in the other', async () => {
    const { path } = await findGoods(shop.url, 'en');
    const first = await shop.visit();
    await first.go(path);
    await first.press('button', 'Add to cart', '#main form');
    await first.find('dialog', 'Your cart');
    await first.page.keyboard.press('Escape');
    const second = await shop.tab(first);
    await second.go('/en/faq');
    await soon(async () => expect(await countOf(second)).toBe('1'));

    await first.page.bringToFront();
    await first.press('button', 'Add to cart', '#main form');
    await soon(async () => expect(await countOf(second)).toBe('2'));
    await second.page.bringToFront();
    await second.go('/en/cart');
    await second.press('button', await removeLabel(second), '#main');
    await soon(async () => expect(await second.heading()).toBe('Your cart is empty'));
    await soon(async () => expect(await countOf(first)).toBe(''));
  });
});

/** The number on the header's cart; empty for an empty cart. */
async function countOf({ page }: Visit): Promise<string> {
  return page.$eval('[data-slot="cart-checkout/mini-cart"]', (slot) => slot.textContent.trim());
}

async function removeLabel({ page }: Visit): Promise<string> {
  return page.$eval('#main button[aria-label^="Remove"]', (button) => button.getAttribute('aria-label') ?? '');
}
