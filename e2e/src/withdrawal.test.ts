import { routePath } from '@feszek/contract';
import type { Order } from '@feszek/contract';
import { expect } from '@jest/globals';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { apiVisitor, placeTransferOrder } from './buying/apiVisitor.ts';
import { WITHDRAWAL_WORDS } from './buying/withdrawalWords.ts';
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
  const words = WITHDRAWAL_WORDS[locale];

  it('withdraws from his order, from its own page, and gets a receipt', async () => {
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale);
    const order = await apiVisitor(shop.url, locale).api.get<Order>(`/api/orders/${hash}`);
    const email = `${locale}-${hash.slice(0, 8).toLowerCase()}@example.hu`;
    const customer = await shop.visit({ device });
    await customer.go(routePath('checkout-result-order_hash', locale, { order_hash: hash }));
    await customer.press('link', words.link, '#main');
    await arrive(customer, words.title);
    await customer.fill(words.email, email);
    await customer.press('button', words.next);
    await arrive(customer, words.review);
    await customer.press('button', words.confirm);
    await arrive(customer, words.receipt);
    const told = await readDetails(customer);
    expect(told).toMatchObject({ [words.orderNumber]: String(order.id), [words.from]: words.piece(order.items[0]?.name ?? ''), [words.name]: ANNA.name, [words.email]: email });
    expect(told[words.submitted]).toContain(String(new Date().getFullYear()));
    const mail = await soon(() => mailTo(email));
    for (const said of [words.mail, String(order.id), words.piece(order.items[0]?.name ?? '')]) expect(mail).toContain(said);

    await customer.reload();
    await arrive(customer, words.receipt);
    await customer.go(`${routePath('withdrawal', locale)}?order=${hash}`);
    expect(await customer.heading()).toBe(words.done);
  });

  it('finds the form at the foot of every page, and withdraws from an order by its number', async () => {
    const guest = await shop.visit({ device });
    await guest.go(routePath('faq', locale));
    await guest.press('link', words.link, 'footer');
    await arrive(guest, words.title);
    await guest.fill(words.orderNumber, '123456789');
    await guest.fill(words.name, ANNA.name);
    await guest.fill(words.email, ANNA.email);
    await guest.press('button', words.next);
    await arrive(guest, words.review);
    await guest.page.goBack();
    await arrive(guest, words.title);
    await guest.press('button', words.next);
    await arrive(guest, words.review);
    await guest.press('button', words.confirm);
    await arrive(guest, words.receipt);
    expect(await readDetails(guest)).toMatchObject({ [words.orderNumber]: '123456789', [words.from]: words.whole });
  });
});
