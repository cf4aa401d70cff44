import { expect } from '@jest/globals';
import { routePath, signInPath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createAccount } from './accounts/createAccount.ts';
import type { TestAccount } from './accounts/createAccount.ts';
import { VirtualAuthenticator } from './accounts/VirtualAuthenticator.ts';
import { composedShop } from './harness/composedShop.ts';
import { pressOn, tabTo, typeInto } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    email: 'E-mail-cím', password: 'Jelszó', passkey: 'Bejelentkezem azonosítókulccsal', signOut: 'Kijelentkezem', wrong: 'Az e-mail-cím vagy a jelszó nem megfelelő.',
    add: 'Azonosítókulcsot adok hozzá', added: 'Hozzáadtuk az azonosítókulcsot.', rename: 'Átnevezem:', name: 'Név', newName: 'Az én gépem', renamed: 'Mentettük az új nevet.',
    turnOff: 'Kikapcsolom a jelszavas bejelentkezést', turnedOff: 'Kikapcsoltuk a jelszavas bejelentkezést.', setPassword: 'Jelszó beállítása', remove: 'Törlöm', last: 'Ez az egyetlen azonosítókulcsod',
    mails: ['Új azonosítókulcs a fiókodban', 'Kikapcsoltad a jelszavas bejelentkezést'],
    deleteAccount: 'Törlöm a fiókom', confirmDeletion: 'Törlöd a fiókodat?', closed: 'Lezártuk a fiókodat', closing: 'Kérted ennek a fióknak a törlését.', cancelDeletion: 'Visszavonom a törlést, és bejelentkezem',
  },
  en: {
    email: 'Email address', password: 'Password', passkey: 'Sign in with a passkey', signOut: 'Sign out', wrong: 'The email address or password is incorrect.',
    add: 'Add a passkey', added: 'Your passkey has been added.', rename: 'Rename:', name: 'Name', newName: 'My computer', renamed: 'The new name is saved.',
    turnOff: 'Turn off my password', turnedOff: 'Your password is turned off.', setPassword: 'Set a password', remove: 'Remove', last: 'This is your only passkey',
    mails: ['A new passkey for your account', 'You’ve turned off your password'],
    deleteAccount: 'Delete my account', confirmDeletion: 'Delete your account?', closed: 'Your account is closed', closing: 'You’ve asked us to delete this account.', cancelDeletion: 'Cancel the deletion and sign me in',
  },
} as const satisfies Record<Locale, object>;

async function expectNotice(visit: Visit, text: string): Promise<void> {
  await soon(async () => expect(await visit.text('#notices')).toContain(text));
}

async function expectPath(visit: Visit, path: string): Promise<void> {
  await soon(() => expect(visit.path()).toBe(path));
  await visit.waitUntilIdle();
}

async function enterPassword({ page }: Visit, locale: Locale, { email, password }: TestAccount): Promise<void> {
  await typeInto(page, TEXTS[locale].email, email);
  await typeInto(page, TEXTS[locale].password, password);
  await page.keyboard.press('Enter');
}

/** A visitor who signs in with the password of a new account, and adds a passkey of a virtual device. */
async function addPasskey(locale: Locale) {
  const texts = TEXTS[locale];
  const security = routePath('account-security', locale);
  const account = await createAccount(shop.url, locale);
  const visit = await shop.visit();
  const device = await VirtualAuthenticator.addTo(visit.page);
  await visit.go(signInPath(locale, security));
  await enterPassword(visit, locale, account);
  await expectPath(visit, security);
  await pressOn(visit.page, texts.add, 'Enter');
  await expectNotice(visit, texts.added);
  return { account, visit, device };
}

/** Closes the account, and confirms it in the dialog. */
async function deleteAccount(visit: Visit, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await pressOn(visit.page, texts.deleteAccount, 'Enter');
  await visit.find('dialog', texts.confirmDeletion);
  await pressOn(visit.page, texts.deleteAccount, 'Enter');
  await soon(async () => expect(await visit.heading()).toBe(texts.closed));
}

/** Signs out, and opens the sign-in again. */
async function signOut(visit: Visit, locale: Locale): Promise<void> {
  await pressOn(visit.page, TEXTS[locale].signOut, 'Enter');
  await expectPath(visit, routePath('index', locale));
  await visit.go(signInPath(locale, routePath('account-security', locale)));
}

/**
 * Presses the passkey button. The device's user must be absent until now: otherwise the suggestions of the email field would
 * sign in at the first key. A virtual device never answers what was requested while its user was absent: that is the
 * request of the suggestions only.
 */
async function signInByButton(visit: Visit, device: VirtualAuthenticator, locale: Locale): Promise<void> {
  await tabTo(visit.page, TEXTS[locale].passkey);
  await visit.waitUntilIdle();
  await device.setPresent(true);
  await visit.page.keyboard.press('Enter');
}

/** A refused call is logged by the browser, also one of a page that the visitor has just signed out of. */
function takeRefusals(visit: Visit): void {
  expect(visit.takeProblems().filter((problem) => !/ 4(?:01|03|09|22) /.test(problem))).toEqual([]);
}

async function mailsTo(email: string): Promise<string> {
  return (await fetch(`${shop.url}/dev/mail?to=${encodeURIComponent(email)}`)).text();
}

describeInTurn(LANGUAGES, 'a user who has no pointer, in %s', (it, locale) => {
  const texts = TEXTS[locale];
  const security = routePath('account-security', locale);

  it('adds a passkey, signs in with it, turns the password off, and cannot lose the last passkey', async () => {
    const { account, visit, device } = await addPasskey(locale);
    const { page } = visit;
    expect(await device.count()).toBe(1);

    await pressOn(page, texts.rename, 'Enter');
    await tabTo(page, texts.name);
    await page.keyboard.press('Delete');
    await page.keyboard.type(texts.newName);
    await page.keyboard.press('Enter');
    await expectNotice(visit, texts.renamed);
    expect(await visit.text('#main')).toContain(texts.newName);

    await device.setPresent(false);
    await signOut(visit, locale);
    await signInByButton(visit, device, locale);
    await expectPath(visit, security);

    await pressOn(page, texts.turnOff, 'Enter');
    await pressOn(page, texts.turnOff, 'Enter');
    await expectNotice(visit, texts.turnedOff);
    await visit.find('heading', texts.setPassword);

    await pressOn(page, `${texts.remove}: ${texts.newName}`, 'Enter');
    await pressOn(page, texts.remove, 'Enter');
    await expectNotice(visit, texts.last);
    expect(await visit.text('#main')).toContain(texts.newName);

    await device.setPresent(false);
    await signOut(visit, locale);
    await enterPassword(visit, locale, account);
    await soon(async () => expect(await visit.text('#main [role="alert"], #main [role="group"]')).toContain(texts.wrong));
    await soon(async () => {
      for (const subject of texts.mails) expect(await mailsTo(account.email)).toContain(subject);
    });
    takeRefusals(visit);
  });

  it('signs in with the suggestion of the email field', async () => {
    const { account, visit } = await addPasskey(locale);
    await signOut(visit, locale);
    await visit.page.keyboard.press('Tab');
    await expectPath(visit, security);
    expect(await visit.text('#main')).toContain(account.email);
    takeRefusals(visit);
  });

  it('without a password deletes the account, cancels that with the passkey, and deletes it again', async () => {
    const privacy = routePath('account-privacy', locale);
    const { visit, device } = await addPasskey(locale);
    const { page } = visit;
    await pressOn(page, texts.turnOff, 'Enter');
    await pressOn(page, texts.turnOff, 'Enter');
    await expectNotice(visit, texts.turnedOff);

    await device.setPresent(false);
    await visit.go(privacy);
    await deleteAccount(visit, locale);
    await visit.go(signInPath(locale, privacy));
    await signInByButton(visit, device, locale);
    await soon(async () => expect(await visit.text('#main [role="alert"]')).toContain(texts.closing));
    await pressOn(page, texts.cancelDeletion, 'Enter');
    await expectPath(visit, privacy);
    await deleteAccount(visit, locale);
    takeRefusals(visit);
  });
});
