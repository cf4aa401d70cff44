import { routePath } from '@feszek/contract';
import type { Order } from '@feszek/contract';
import { expect } from '@jest/globals';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { apiVisitor, placeTransferOrder } from './buying/apiVisitor.ts';
import { WITHDRAWAL_TEXTS } from './buying/withdrawalTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

/** The last mail to an address, as the development page shows it. */
async function mailTo(address: string): Promise<string> {
  const list = await (await fetch(`${shop.url}/dev/mail?to=${encodeURIComponent(address)}`)).text();
  const id = /\/dev\/mail\/(\d+)/.exec(list)?.[1];
  if (!id) throw new Error(`No mail to ${address} yet`);
  return (await fetch(`${shop.url}/dev/mail/${id}/text`)).text();
}

describeInTurn(VISITORS, 'a customer who reads %s, on a %s', (it, locale, device) => {
  const texts = WITHDRAWAL_TEXTS[locale];

  it('withdraws from an order, from its page, and gets a receipt', async () => {
    const orderer = apiVisitor(shop.url, locale);
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale, orderer);
    const order = await orderer.api.get<Order>(`/api/orders/${hash}`);
    const email = `${locale}-${hash.slice(0, 8).toLowerCase()}@example.hu`;
    const customer = await shop.visit({ device });
    await orderer.giveSessionTo(customer);
    await customer.go(routePath('checkout-result-order_hash', locale, { order_hash: hash }));
    await customer.press('link', texts.link, '#main');
    await arrive(customer, texts.title);
    await customer.fill(texts.email, email);
    await customer.press('button', texts.next);
    await arrive(customer, texts.review);
    await customer.press('button', texts.confirm);
    await arrive(customer, texts.receipt);
    const details = await readDetails(customer);
    expect(details).toMatchObject({ [texts.orderNumber]: String(order.id), [texts.from]: texts.piece(order.items[0]?.name ?? ''), [texts.name]: ANNA.name, [texts.email]: email });
    expect(details[texts.submitted]).toContain(String(new Date().getFullYear()));
    const mail = await soon(() => mailTo(email));
    for (const said of [texts.mail, String(order.id), texts.piece(order.items[0]?.name ?? '')]) expect(mail).toContain(said);

    await customer.reload();
    await arrive(customer, texts.receipt);
    await customer.go(`${routePath('withdrawal', locale)}?order=${hash}`);
    expect(await customer.heading()).toBe(texts.done);
  });

  it('finds the form in the footer of every page, and withdraws from an order by its number', async () => {
    const guest = await shop.visit({ device });
    await guest.go(routePath('faq', locale));
    await guest.press('link', texts.link, 'footer');
    await arrive(guest, texts.title);
    await guest.fill(texts.orderNumber, '123456789');
    await guest.fill(texts.name, ANNA.name);
    await guest.fill(texts.email, ANNA.email);
    await guest.press('button', texts.next);
    await arrive(guest, texts.review);
    await guest.page.goBack();
    await arrive(guest, texts.title);
    await guest.press('button', texts.next);
    await arrive(guest, texts.review);
    await guest.press('button', texts.confirm);
    await arrive(guest, texts.receipt);
    expect(await readDetails(guest)).toMatchObject({ [texts.orderNumber]: '123456789', [texts.from]: texts.whole });
  });
});
