import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale, Order } from '@feszek/contract';
import { mailedLink } from './accounts/mailedLink.ts';
import { apiVisitor } from './buying/apiVisitor.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { arrive } from './buying/checkout.ts';
import { fillServicedCart } from './buying/collection.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();
const PASSWORD = 'tölgyfa asztal négy székkel';

const TEXTS = {
  hu: {
    transfer: 'Banki átutalás', carry: 'Felvitel az emeletre', request: 'Fiókot is kérek ezekkel az adatokkal.', password: 'Jelszó a fiókhoz', strong: 'A jelszó erős.', mailed: 'A fiókodról külön levelet küldtünk ide:',
    activate: 'Aktiválom a fiókomat', active: 'A fiókod aktív', signIn: 'Bejelentkezem', email: 'E-mail-cím', signInPassword: 'Jelszó', orders: 'Rendeléseim', number: (id: number) => `${id}. számú rendelés`, opened: 'Ezzel a rendeléssel hoztad létre a fiókodat.',
  },
  en: {
    transfer: 'Bank transfer', carry: 'Carrying upstairs', request: 'Also create an account with these details.', password: 'Password for the account', strong: 'The password is strong.', mailed: 'We’ve sent a separate email about your account to',
    activate: 'Activate my account', active: 'Your account is active', signIn: 'Sign in', email: 'Email address', signInPassword: 'Password', orders: 'My orders', number: (id: number) => `Order ${id}`, opened: 'You opened your account with this order.',
  },
} as const satisfies Record<Locale, object>;

describeInTurn(LANGUAGES, 'a guest who orders with an account, in %s', (it, locale) => {
  const texts = TEXTS[locale];
  const buying = BUYER_TEXTS[locale];

  it('has it carried upstairs, activates the account with the link of the mail, and finds the order in it', async () => {
    const guest = apiVisitor(shop.url, locale);
    await fillServicedCart(guest, shop.url);
    await guest.api.put('/api/cart/customer', { email: guest.email });
    const visit = await shop.visit();
    await guest.giveSessionTo(visit);

    await visit.go(`${routePath('cart-data', locale)}?step=3`);
    await arrive(visit, buying.shipping);
    await visit.choose(texts.carry);
    await soon(async () => expect(await visit.text('#main dl')).toContain(texts.carry));
    await visit.press('button', buying.next);
    await arrive(visit, buying.address);
    await visit.press('button', buying.next);
    await arrive(visit, buying.payment);
    await visit.choose(texts.transfer);
    await visit.choose(texts.request);
    await visit.fill(texts.password, PASSWORD);
    await soon(async () => expect(await visit.text('#main')).toContain(texts.strong));
    await visit.choose(buying.terms);
    await visit.choose(buying.privacy);
    await visit.press('button', buying.place);
    await arrive(visit, buying.received);
    expect(await visit.text('#main')).toContain(`${texts.mailed} ${guest.email}`);
    expect(await visit.text('#main')).toContain(texts.carry);
    const hash = visit.path().split('/').at(-1) ?? '';
    const order = await guest.api.get<Order>(`/api/orders/${hash}`);
    expect(order.summary.services).toMatchObject([{ code: 'carry' }]);

    const { token = '' } = await mailedLink(shop.url, guest.email, 'auth-activation', locale);
    await visit.go(routePath('auth-activation', locale, { token }));
    await visit.press('button', texts.activate, '#main');
    await arrive(visit, texts.active);

    await visit.go(routePath('account-orders', locale));
    await visit.fill(texts.email, guest.email);
    await visit.fill(texts.signInPassword, PASSWORD);
    await visit.press('button', texts.signIn, '#main');
    await arrive(visit, texts.orders);
    await visit.press('link', texts.number(order.id));
    await soon(() => expect(visit.path()).toBe(routePath('orders-order_hash', locale, { order_hash: hash })));
    await visit.go(routePath('checkout-result-order_hash', locale, { order_hash: hash }));
    expect(await visit.text('#main')).toContain(texts.opened);
  });
});
