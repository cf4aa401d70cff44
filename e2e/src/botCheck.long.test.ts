import { afterAll, beforeAll, expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { ACCOUNT_TEXTS } from './accounts/accountTexts.ts';
import { mailedLink } from './accounts/mailedLink.ts';
import { register } from './accounts/register.ts';
import { arrive } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { ownAddress } from './harness/ownAddress.ts';
import { startShopBeside } from './harness/shopBeside.ts';
import type { ShopBeside } from './harness/shopBeside.ts';
import { soon } from './harness/soon.ts';
import { TURNSTILE_KEYS, TURNSTILE_SCRIPT, startTurnstileSimulator } from './harness/turnstileSimulator.ts';
import type { RunningSimulator } from './harness/turnstileSimulator.ts';
import type { Visit } from './harness/visit.ts';

const START_MS = 120_000;

let simulator: RunningSimulator | undefined;
let shops: Partial<Record<keyof typeof TURNSTILE_KEYS, ShopBeside>> = {};
beforeAll(async () => {
  simulator = await startTurnstileSimulator();
  const at = { TURNSTILE_URL: simulator.url };
  const [passes, blocks] = await Promise.all([startShopBeside({ env: { ...at, ...TURNSTILE_KEYS.passes } }), startShopBeside({ env: { ...at, ...TURNSTILE_KEYS.blocks } })]);
  shops = { passes, blocks };
}, START_MS);
const passing = composedShop(() => shops.passes?.url ?? '');
const blocking = composedShop(() => shops.blocks?.url ?? '');
afterAll(async () => {
  await Promise.all(Object.values(shops).map((shop) => shop.stop()));
  await simulator?.stop();
}, START_MS);

const TEXTS = {
  hu: {
    passed: 'Az ellenőrzés kész.', failed: 'Az ellenőrzés nem sikerült.', notLoaded: 'Nem sikerült betölteni a Turnstile-t.', required: 'Kérjük, végezd el az ellenőrzést, és küldd el újra.', retry: 'Újrapróbálom',
  },
  en: {
    passed: 'The check is done.', failed: 'The check wasn’t successful.', notLoaded: 'Failed to load Turnstile.', required: 'Please complete the check and submit again.', retry: 'Try again',
  },
} as const satisfies Record<Locale, object>;

const newAccount = () => ({ name: 'Kovács Anna', email: `anna.${ownAddress()}@example.hu`, password: 'tölgyfa asztal négy székkel' });

/** The message of the form's bot check. */
async function expectState({ page }: Visit, text: string): Promise<void> {
  await soon(async () => expect(await page.$eval('[data-bot-check] [role="status"]', (status) => status.textContent)).toContain(text));
}

/** Expects that the form was refused because of the check, and has kept its input. */
async function expectRefused(visit: Visit, locale: Locale, name: string): Promise<void> {
  await soon(async () => expect(await visit.text('#main [role="group"]')).toContain(TEXTS[locale].required));
  expect(await visit.value(ACCOUNT_TEXTS[locale].name)).toBe(name);
  expect((await focused(visit.page)).name).toContain(ACCOUNT_TEXTS[locale].registrationFailed);
  // The browser logs the refused call.
  expect(visit.takeProblems().filter((problem) => !/ 422 /.test(problem))).toEqual([]);
}

describeInTurn(LANGUAGES, 'a registration with a bot check, in %s, with the keyboard', (it, locale) => {
  const texts = ACCOUNT_TEXTS[locale];

  it('passes without any action of the visitor, and loads the check only once the form is begun', async () => {
    const visitor = await passing.visit();
    const account = newAccount();
    await visitor.go(routePath('auth-registration', locale));
    expect(await visitor.page.$$('iframe')).toEqual([]);
    await register(visitor, locale, account);
    await arrive(visitor, texts.checkInbox);
    expect((await mailedLink(passing.url, account.email, 'auth-activation', locale)).token).not.toBe('');
  });

  it('is refused if the check blocks the visitor, and keeps its input', async () => {
    const visitor = await blocking.visit();
    const account = newAccount();
    await visitor.go(routePath('auth-registration', locale));
    await register(visitor, locale, account);
    await expectState(visitor, TEXTS[locale].failed);
    await expectRefused(visitor, locale, account.name);
    await pressOn(visitor.page, TEXTS[locale].retry, 'Enter');
    await expectState(visitor, TEXTS[locale].failed);
  });

  it('shows a message if the script does not load, and succeeds once it does', async () => {
    const visitor = await passing.visit();
    const account = newAccount();
    let isBlocked = true;
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => void (isBlocked && request.url().includes(TURNSTILE_SCRIPT) ? request.abort() : request.continue()));
    await visitor.go(routePath('auth-registration', locale));
    await register(visitor, locale, account);
    await expectState(visitor, TEXTS[locale].notLoaded);
    await soon(async () => expect(await visitor.text('#main [role="group"]')).toContain(TEXTS[locale].required));
    expect(visitor.takeProblems().filter((problem) => !/ 422 |ERR_FAILED|turnstile/i.test(problem))).toEqual([]);

    isBlocked = false;
    await pressOn(visitor.page, TEXTS[locale].retry, 'Enter');
    await expectState(visitor, TEXTS[locale].passed);
    await pressOn(visitor.page, texts.register, 'Enter');
    await arrive(visitor, texts.checkInbox);
  });
});
