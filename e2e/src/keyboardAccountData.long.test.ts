import { afterAll, beforeAll, expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { strFromU8, unzipSync } from 'fflate';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { createAccount } from './accounts/createAccount.ts';
import type { TestAccount } from './accounts/createAccount.ts';
import { DATA_TEXTS } from './accounts/dataTexts.ts';
import { mailedLink } from './accounts/mailedLink.ts';
import { arrive } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import { pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feszek-downloads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens a page of the account as a guest, and signs in with the keyboard. */
async function enter({ page, ...visit }: Visit, locale: Locale, { email, password }: TestAccount, address: string): Promise<void> {
  const texts = DATA_TEXTS[locale];
  await visit.go(address);
  await typeInto(page, texts.email, email);
  await typeInto(page, texts.password, password);
  await page.keyboard.press('Enter');
  await soon(() => expect(new URL(page.url()).pathname).toBe(address));
  await visit.waitUntilIdle();
}

/** Saves what the page downloads in a folder of the test. */
async function downloadInto(page: Page, target: string): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: target, browserContextId: page.browserContext().id });
}

/** The downloaded archive, once it is whole. */
function downloaded(target: string): Promise<Map<string, string>> {
  return soon(async () => {
    const name = (await readdir(target)).find((file) => file.endsWith('.zip'));
    if (!name) throw new Error('Nothing was downloaded yet');
    return new Map(Object.entries(unzipSync(await readFile(path.join(target, name)))).map(([file, bytes]) => [file, strFromU8(bytes)]));
  });
}

describeInTurn(LANGUAGES, 'a user who has no pointer, in %s', (it, locale) => {
  const texts = DATA_TEXTS[locale];

  it('adds an address of a company, makes it the delivery address, and deletes it', async () => {
    const visit = await shop.visit();
    const { page } = visit;
    await enter(visit, locale, await createAccount(shop.url, locale), routePath('account-addresses', locale));
    const shows = (text: string) => soon(async () => expect(await visit.text('main')).toContain(text));
    for (const name of ['Kovács Anna', 'Fa Kft.']) {
      await pressOn(page, texts.add, 'Enter');
      if (name === 'Fa Kft.') {
        await tabTo(page, texts.person);
        await page.keyboard.press('ArrowDown');
        await typeInto(page, texts.companyName, name);
        await typeInto(page, texts.taxNumber, '12345676-1-42');
      } else await typeInto(page, texts.name, name);
      await typeInto(page, texts.zipcode, '9021');
      await tabTo(page, texts.city);
      await soon(async () => expect(await valueInFocus(page)).toBe('Győr'));
      await typeInto(page, texts.street, 'Fő utca 1.');
      await page.keyboard.press('Enter');
      await shows(name);
    }
    await pressOn(page, texts.edit, 'Enter');
    await pressOn(page, texts.deliverHere, 'Space');
    await pressOn(page, texts.save, 'Enter');
    await shows('12345676-1-42');
    await pressOn(page, texts.remove, 'Enter');
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
    await soon(async () => expect(await visit.text('main')).not.toContain('Fa Kft.'));
    await shows('Kovács Anna');
  });

  it('downloads their data once, and keeps their account after having it closed', async () => {
    const account = await createAccount(shop.url, locale);
    const visit = await shop.visit();
    const { page } = visit;
    await enter(visit, locale, account, routePath('account-privacy', locale));
    await pressOn(page, texts.requestData, 'Enter');
    await soon(async () => expect(await visit.text('main')).toContain(texts.requested));

    const target = path.join(folder, locale);
    await downloadInto(page, target);
    const { path: link } = await mailedLink(shop.url, account.email, 'auth-personal-data', locale);
    await visit.go(link);
    await arrive(visit, texts.data);
    await pressOn(page, texts.download, 'Enter');
    await arrive(visit, texts.downloaded);
    const files = await downloaded(target);
    expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({ account: { email: account.email } });
    expect(files.get('account.csv')).toContain(account.email);
    await visit.go(link);
    await pressOn(page, texts.download, 'Enter');
    await arrive(visit, texts.invalidLink);
    visit.takeProblems();

    await visit.go(routePath('account-privacy', locale));
    await typeInto(page, texts.currentPassword, account.password);
    await pressOn(page, texts.deleteAccount, 'Enter');
    await arrive(visit, texts.closed);
    await visit.go(routePath('auth-login', locale));
    await typeInto(page, texts.email, account.email);
    await typeInto(page, texts.password, account.password);
    await page.keyboard.press('Enter');
    await visit.find('checkbox', texts.cancelAndSignIn);
    visit.takeProblems();

    const { path: cancelLink } = await mailedLink(shop.url, account.email, 'auth-deletion-cancel', locale);
    await visit.go(cancelLink);
    await arrive(visit, texts.cancel);
    await pressOn(page, texts.cancelDeletion, 'Enter');
    await arrive(visit, texts.stays);
    await enter(visit, locale, account, routePath('account', locale));
    expect(await visit.text('main')).toContain(account.email);
  });
});
