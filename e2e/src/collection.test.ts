import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale, Order } from '@feszek/contract';
import { apiVisitor } from './buying/apiVisitor.ts';
import type { ApiVisitor } from './buying/apiVisitor.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { arrive } from './buying/checkout.ts';
import { COLLECTION_TEXTS, fillSmallCart, newestMail } from './buying/collection.ts';
import { canBeHit } from './harness/canBeHit.ts';
import { composedShop } from './harness/composedShop.ts';
import { describeInTurn, VISITORS } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Device, Visit } from './harness/visit.ts';

const shop = composedShop();

describeInTurn(VISITORS, 'a buyer who collects, in %s, on a %s', (it, locale: Locale, device: Device) => {
  const texts = { ...BUYER_TEXTS[locale], ...COLLECTION_TEXTS[locale] };

  async function openDelivery(guest: ApiVisitor): Promise<Visit> {
    await fillSmallCart(guest, shop.url);
    await guest.api.put('/api/cart/customer', { email: guest.email });
    const visit = await shop.visit({ device });
    await guest.giveSessionTo(visit);
    await visit.go(`${routePath('cart-data', locale)}?step=3`);
    await arrive(visit, texts.shipping);
    return visit;
  }

  /** Orders by transfer. Returns the order, after its place is on the result page and in the mail. */
  async function orderCollected(visit: Visit, guest: ApiVisitor, lines: readonly string[]): Promise<Order> {
    await visit.press('button', texts.next);
    await arrive(visit, texts.payment);
    await visit.choose(texts.transfer);
    await visit.choose(texts.terms);
    await visit.choose(texts.privacy);
    await visit.press('button', texts.place);
    await arrive(visit, texts.received);
    const shown = await visit.text('#main');
    for (const line of [texts.ready, ...lines]) expect(shown).toContain(line);
    const mail = await soon(() => newestMail(shop.url, guest.email));
    for (const line of [texts.mailed, texts.ready, ...lines]) expect(mail).toContain(line);
    return guest.api.get<Order>(`/api/orders/${visit.path().split('/').at(-1)}`);
  }

  it('orders for the showroom in Győr, which the mail names', async () => {
    const guest = apiVisitor(shop.url, locale);
    const visit = await openDelivery(guest);
    await visit.choose(texts.pickUp);
    await visit.choose(texts.showroom);
    await visit.choose(texts.homeDelivery);
    await visit.choose(texts.pickUp);
    await visit.press('button', texts.next);
    await soon(async () => expect(await visit.text('#main [role="alert"]')).toContain(texts.required));
    await visit.choose(texts.showroom);
    const order = await orderCollected(visit, guest, texts.showroomLines);
    expect(order.delivery).toMatchObject({ is_pickup: true, address: null, place: { id: 'showroom:gyor' } });
  });

  it('orders for a parcel point near a town, chosen on the map, which the mail names', async () => {
    const guest = apiVisitor(shop.url, locale);
    const visit = await openDelivery(guest);
    await visit.choose(texts.parcelPoint);
    await visit.fill(texts.search, 'Győr');
    await visit.press('button', texts.searchAction);
    await soon(async () => expect(await visit.text('#main fieldset:has([name="place"]) legend')).toContain('Győr'));
    await visit.press('button', texts.next);
    await soon(async () => expect(await visit.text('#main [role="alert"]')).toContain(texts.pointRequired));
    // The nearest pin is drawn last.
    const pin = (await visit.page.$$('#main svg[role="img"] g:has(text)')).at(-1);
    if (!pin) throw new Error('The map has no pin');
    await pin.scrollIntoView();
    await soon(async () => expect(await canBeHit(pin, true)).toBe(true));
    await pin.click();
    const name = await soon(async () => {
      const chosen = await visit.page.$eval('#main [name="place"]:checked', (radio) => radio.getAttribute('value') ?? '');
      if (!chosen.includes(':')) throw new Error('No point is chosen');
      return chosen;
    });
    const order = await orderCollected(visit, guest, ['Győr']);
    expect(order.delivery).toMatchObject({ is_pickup: false, address: null, place: { id: name, city: 'Győr' } });
  });
});
