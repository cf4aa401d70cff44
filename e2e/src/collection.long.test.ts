import { describe, expect, it } from '@jest/globals';
import { orderSchema } from '@feszek/contract';
import type { Locale, Order } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { apiVisitor } from './buying/apiVisitor.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { arrive, goToDelivery } from './buying/checkout.ts';
import { COLLECTION_TEXTS, findColourToChoose, newestMail } from './buying/collection.ts';
import { bringIntoReach } from './harness/bringIntoReach.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Device, Visit } from './harness/visit.ts';

const shop = composedShop();

describe.each(VISITORS)('a buyer who collects, in %s, on a %s', (locale: Locale, device: Device) => {
  const texts = { ...BUYER_TEXTS[locale], ...COLLECTION_TEXTS[locale] };

  interface Purchase {
    readonly visit: Visit;
    readonly email: string;
    readonly colour: string;
  }

  /** Chooses a colour on the page of a product, and goes on to the choice of the delivery. */
  async function chooseColour(): Promise<Purchase> {
    const other = apiVisitor(shop.url, locale);
    const { path, colour } = await findColourToChoose(other, shop.url);
    const visit = await shop.visit({ device });
    await visit.go(path);
    await visit.press('link', colour, '#main [role="group"]');
    await soon(() => expect(visit.path()).not.toBe(path));
    await visit.press('button', texts.add, '#main form');
    await soon(async () => expect(await visit.text('dialog[open]')).toContain(colour));
    await visit.press('link', texts.toCheckout);
    await goToDelivery(visit, locale, other.email);
    return { visit, email: other.email, colour };
  }

  /** Orders by transfer. Returns the order, after its colour, place and day are in the review, on the result page and in the mail. */
  async function orderCollected({ visit, email, colour }: Purchase, placeLines: readonly string[]): Promise<Order> {
    await visit.press('button', texts.next);
    await arrive(visit, texts.payment);
    const reviewed = await visit.text('#main');
    await visit.choose(texts.transfer);
    await visit.choose(texts.terms);
    await visit.choose(texts.privacy);
    await visit.press('button', texts.place);
    await arrive(visit, texts.received);
    const answer = await visit.page.evaluate(async (hash) => (await fetch(`/api/orders/${hash}`)).json(), visit.path().split('/').at(-1));
    const order = orderSchema.cast(answer.data);
    const { arrival } = order.delivery;
    if (!arrival) throw new Error('The order has no day of arrival');
    const day = formatDays(arrival.from, arrival.to, locale);
    for (const line of [colour, day, ...placeLines.slice(0, 2)]) expect(reviewed).toContain(line);
    const lines = [colour, texts.ready, day, ...placeLines];
    const shown = await visit.text('#main');
    for (const line of lines) expect(shown).toContain(line);
    const mail = await soon(() => newestMail(shop.url, email));
    for (const line of [texts.mailed, ...lines]) expect(mail).toContain(line);
    return order;
  }

  it('orders a chosen colour for the showroom in Győr: the mail names colour, place and day', async () => {
    const purchase = await chooseColour();
    const { visit } = purchase;
    await visit.choose(texts.pickUp);
    await visit.choose(texts.showroom);
    await visit.choose(texts.homeDelivery);
    await visit.choose(texts.pickUp);
    await visit.press('button', texts.next);
    await soon(async () => expect(await visit.text('#main [role="alert"]')).toContain(texts.required));
    await visit.choose(texts.showroom);
    const order = await orderCollected(purchase, texts.showroomLines);
    expect(order.delivery).toMatchObject({ is_pickup: true, address: null, place: { id: 'showroom:gyor' } });
  });

  it('orders a chosen colour for a parcel point near a town, chosen on the map: the mail names colour, place and day', async () => {
    const purchase = await chooseColour();
    const { visit } = purchase;
    await visit.choose(texts.parcelPoint);
    await visit.fill(texts.search, 'Győr');
    await visit.press('button', texts.searchAction);
    await soon(async () => expect(await visit.text('#main fieldset:has([name="place"]) legend')).toContain('Győr'));
    await visit.press('button', texts.next);
    await soon(async () => expect(await visit.text('#main [role="alert"]')).toContain(texts.pointRequired));
    // The nearest pin is drawn last.
    const pin = (await visit.page.$$('#main svg[role="img"] g:has(text)')).at(-1);
    if (!pin) throw new Error('The map has no pin');
    await bringIntoReach(pin, true);
    await pin.click();
    const name = await soon(async () => {
      const chosen = await visit.page.$eval('#main [name="place"]:checked', (radio) => radio.getAttribute('value') ?? '');
      if (!chosen.includes(':')) throw new Error('No point is chosen');
      return chosen;
    });
    const order = await orderCollected(purchase, ['Győr']);
    expect(order.delivery).toMatchObject({ is_pickup: false, address: null, place: { id: name, city: 'Győr' } });
  });
});
