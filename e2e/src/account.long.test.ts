import { afterAll, beforeAll, expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { ACCOUNT_TEXTS } from './accounts/accountTexts.ts';
import { DATA_TEXTS } from './accounts/dataTexts.ts';
import { mailedLink } from './accounts/mailedLink.ts';
import { register } from './accounts/register.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { QUOTE_TEXTS } from './buying/quoteTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn, typeInto } from './harness/focus.ts';
import { LANGUAGES, describeInTurn, isFullRun } from './harness/inTurn.ts';
import { ownAddress } from './harness/ownAddress.ts';
import { startShopBeside } from './harness/shopBeside.ts';
import type { ShopBeside } from './harness/shopBeside.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const START_MS = 120_000;
const PASSWORDS = { first: 'tölgyfa asztal négy székkel', second: 'három lila bicikli zongorázik' } as const;

let beside: ShopBeside | undefined;
beforeAll(async () => {
  // In other runs only the accounts’ own tests use two processes.
  if (isFullRun) beside = await startShopBeside({ apis: 2 });
}, START_MS);
const shop = composedShop(() => beside?.url ?? process.env.E2E_SHOP_URL ?? '');
afterAll(() => beside?.stop(), START_MS);

async function signIn({ page }: Visit, locale: Locale, email: string, password: string): Promise<void> {
  const texts = ACCOUNT_TEXTS[locale];
  await typeInto(page, texts.email, email);
  await typeInto(page, texts.password, password);
  await page.keyboard.press('Enter');
}

/** Buys one product, from its page to the order by bank transfer. */
async function buy(buyer: Visit, locale: Locale): Promise<void> {
  const { page } = buyer;
  const texts = BUYER_TEXTS[locale];
  await buyer.go((await findGoods(shop.url, locale)).path);
  await pressOn(page, texts.add, 'Enter');
  await buyer.find('dialog', texts.panel);
  await pressOn(page, texts.toCheckout, 'Enter');
  await arrive(buyer, texts.contact);
  await typeInto(page, texts.phone, ANNA.phone);
  await page.keyboard.press('Enter');
  await arrive(buyer, texts.billing);
  await typeInto(page, texts.name, ANNA.name);
  await typeInto(page, texts.zipcode, ANNA.zipcode);
  await typeInto(page, texts.city, ANNA.city);
  await typeInto(page, texts.street, ANNA.street);
  await page.keyboard.press('Enter');
  await arrive(buyer, texts.shipping);
  await pressOn(page, texts.homeDelivery, 'Space');
  await pressOn(page, texts.next, 'Enter');
  await arrive(buyer, texts.address);
  await pressOn(page, texts.next, 'Enter');
  await arrive(buyer, texts.payment);
  await pressOn(page, QUOTE_TEXTS[locale].transfer, 'Space');
  await pressOn(page, texts.terms, 'Space');
  await pressOn(page, texts.privacy, 'Space');
  await pressOn(page, texts.place, 'Enter');
  await arrive(buyer, texts.received);
}

describeInTurn(LANGUAGES, `a customer without a pointer, in %s, at a shop with ${isFullRun ? 'two API processes' : 'one API process'}`, (it, locale) => {
  const texts = ACCOUNT_TEXTS[locale];
  const data = DATA_TEXTS[locale];

  it('registers, activates the account, signs in, orders, finds the order, resets the password, which ends the other session, and deletes the account', async () => {
    const email = `anna.${ownAddress()}@example.hu`;
    const customer = await shop.visit();
    const { page } = customer;
    await customer.go(routePath('auth-registration', locale));
    await pressOn(page, texts.register, 'Enter');
    await soon(async () => expect(await customer.text('#main')).toContain(texts.registrationFailed));
    await soon(async () => expect((await focused(page)).name).toMatch(texts.name));
    await customer.reload();
    await register(customer, locale, { name: ANNA.name, email, password: PASSWORDS.first });
    await arrive(customer, texts.checkInbox);

    await customer.go((await mailedLink(shop.url, email, 'auth-activation', locale)).path);
    await pressOn(page, texts.activate, 'Enter');
    await arrive(customer, texts.active);
    await pressOn(page, texts.signIn, 'Enter');
    await arrive(customer, texts.signIn);
    await signIn(customer, locale, email, PASSWORDS.first);
    await customer.find('link', `${texts.signedIn} ${ANNA.name}`, 'header .shell-tools');

    await buy(customer, locale);
    const number = Object.values(await readDetails(customer)).find((value) => /^\d+$/.test(value)) ?? 'none';
    await pressOn(page, `${texts.signedIn} ${ANNA.name}`, 'Enter');
    await arrive(customer, `${texts.greeting}${ANNA.name}${locale === 'hu' ? '!' : ''}`);
    await pressOn(page, texts.orders, 'Enter');
    await arrive(customer, texts.orders);
    await pressOn(page, locale === 'hu' ? `${number}.` : `Order ${number}`, 'Enter');
    await soon(async () => expect(await customer.heading()).toContain(number));
    await soon(async () => expect(await customer.text('#main')).toContain(ANNA.street));

    const elsewhere = await shop.visit();
    await elsewhere.go(routePath('auth-login', locale));
    await pressOn(elsewhere.page, texts.forgotten, 'Enter');
    await arrive(elsewhere, texts.reminder);
    await typeInto(elsewhere.page, texts.email, email);
    await elsewhere.page.keyboard.press('Enter');
    await arrive(elsewhere, texts.checkInbox);
    await elsewhere.go((await mailedLink(shop.url, email, 'auth-password-reset', locale)).path);
    await typeInto(elsewhere.page, texts.newPassword, PASSWORDS.second);
    await typeInto(elsewhere.page, texts.confirmation, PASSWORDS.second);
    await elsewhere.page.keyboard.press('Enter');
    await arrive(elsewhere, texts.resetDone);

    await customer.go(routePath('account', locale));
    expect(await customer.heading()).toBe(texts.signIn);
    await elsewhere.go(routePath('account', locale));
    await signIn(elsewhere, locale, email, PASSWORDS.second);
    await arrive(elsewhere, `${texts.greeting}${ANNA.name}${locale === 'hu' ? '!' : ''}`);

    await pressOn(elsewhere.page, data.privacy, 'Enter');
    await arrive(elsewhere, data.privacy);
    await typeInto(elsewhere.page, data.currentPassword, PASSWORDS.second);
    await pressOn(elsewhere.page, data.deleteAccount, 'Enter');
    await arrive(elsewhere, data.closed);
    expect((await mailedLink(shop.url, email, 'auth-deletion-cancel', locale)).token).not.toBe('');
    await elsewhere.go(routePath('account', locale));
    expect(await elsewhere.heading()).toBe(texts.signIn);
    if (beside) expect(beside.calls.every((count) => count > 0)).toBe(true);
  });
});
