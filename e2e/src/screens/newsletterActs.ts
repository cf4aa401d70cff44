import { mailedLinkPath, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { mailedAddress } from '../accounts/mailedAddress.ts';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { ANNA } from '../buying/checkout.ts';
import { CONTENT_TEXTS } from '../content/contentTexts.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { answerWithError } from './answerWithError.ts';
import { holdNotices } from './holdNotices.ts';
import type { Opening } from './screen.ts';
import type { Stage } from './stage.ts';

type Act = (visit: Visit, stage: Stage) => Promise<void>;
type Open = (stage: Stage) => Promise<Opening>;

const LINK_TEXTS = {
  hu: { invalid: 'Ez a link nem érvényes', expired: 'Ez a link már lejárt', request: 'Kérem a linket', newEmail: 'Megerősítem az új címet', emailChanged: 'Megváltozott a címed', retry: 'Újrapróbálom' },
  en: { invalid: 'This link isn’t valid', expired: 'This link has expired', request: 'Send me the link', newEmail: 'Confirm the new address', emailChanged: 'Your address has changed', retry: 'Try again' },
} as const satisfies Record<Locale, object>;

/** A token of the right form that no mail has. */
const FALSE_TOKEN = 'confirm.1.0..signature';

const originOf = ({ page }: Visit) => new URL(page.url()).origin;
const tokenOf = (address: string) => address.split('=').at(-1) ?? '';

/** Requests the newsletter for a new address. Returns the path of the link that confirms it. */
async function subscribe(shopUrl: string, locale: Locale): Promise<{ readonly email: string; readonly link: string }> {
  const { api, email } = apiVisitor(shopUrl, locale);
  await api.post('/api/newsletter', { email });
  return { email, link: await mailedAddress(shopUrl, email, 'newsletter_confirmation', routePath('newsletter', locale)) };
}

/** Subscribes a new address. Returns the paths of the links in its welcome. */
async function welcome(shopUrl: string, locale: Locale): Promise<{ readonly sheet: string; readonly unsubscribe: string }> {
  const { api } = apiVisitor(shopUrl, locale);
  const { email, link } = await subscribe(shopUrl, locale);
  await api.post('/api/newsletter/confirm', { token: tokenOf(link) });
  const linkTo = (page: 'data-sheet' | 'newsletter') => mailedAddress(shopUrl, email, 'newsletter_welcome', routePath(page, locale));
  return { sheet: await linkTo('data-sheet'), unsubscribe: await linkTo('newsletter') };
}

/** Presses the button of the page and waits for the outcome's heading. */
async function pressUntil(visit: Visit, button: string, heading: string): Promise<void> {
  await visit.press('button', button, '#main');
  await visit.find('heading', heading, '#main');
  await visit.waitUntilIdle();
}

/** Enters an address that the shop does not know, and sends the form. */
async function requestMail(visit: Visit, locale: Locale, button: string): Promise<void> {
  await visit.fill(CONTENT_TEXTS[locale].email, apiVisitor(originOf(visit), locale).email);
  await pressUntil(visit, button, CONTENT_TEXTS[locale].checkMail);
}

export const requestNewsletter: Act = (visit, { locale }) => requestMail(visit, locale, CONTENT_TEXTS[locale].subscribe);
export const requestSheet: Act = (visit, { locale }) => requestMail(visit, locale, LINK_TEXTS[locale].request);

/** Opens the link of a mail in a tab of its own: its use changes the page, or spends the link. */
const byLink = (linkOf: (shopUrl: string, locale: Locale) => Promise<string>): Open => async ({ shopUrl, locale }) => ({ path: await linkOf(shopUrl, locale), visitor: 'newcomer' });

export const openConfirmation = byLink(async (shopUrl, locale) => (await subscribe(shopUrl, locale)).link);
export const openFalseConfirmation = byLink(async (_, locale) => mailedLinkPath(routePath('newsletter', locale), 'confirm', FALSE_TOKEN));
export const openUnsubscription = byLink(async (shopUrl, locale) => (await welcome(shopUrl, locale)).unsubscribe);
export const openSheet = byLink(async (shopUrl, locale) => (await welcome(shopUrl, locale)).sheet);
export const openFalseSheet = byLink(async (_, locale) => mailedLinkPath(routePath('data-sheet', locale), 'sheet', FALSE_TOKEN));
export const openNewEmail = byLink(async (shopUrl, locale) => {
  const { api, email } = apiVisitor(shopUrl, locale);
  const { sheet } = await welcome(shopUrl, locale);
  await api.put('/api/newsletter/data-sheet', { token: tokenOf(sheet), email, name: ANNA.name, locale, topics: ['articles'] });
  return mailedAddress(shopUrl, email, 'newsletter_email', routePath('data-sheet', locale));
});

export const confirmSubscription: Act = (visit, { locale }) => pressUntil(visit, CONTENT_TEXTS[locale].confirm, CONTENT_TEXTS[locale].subscribed);
export const unsubscribe: Act = (visit, { locale }) => pressUntil(visit, CONTENT_TEXTS[locale].unsubscribe, CONTENT_TEXTS[locale].unsubscribed);
export const confirmWithFalseToken: Act = (visit, { locale }) => pressUntil(visit, CONTENT_TEXTS[locale].confirm, LINK_TEXTS[locale].invalid);
export const confirmEmail: Act = (visit, { locale }) => pressUntil(visit, LINK_TEXTS[locale].newEmail, LINK_TEXTS[locale].emailChanged);

/** Time cannot be moved in a running shop: the API's answer is that to a link of last month. */
export const confirmTooLate: Act = async (visit, { locale }) => {
  await answerWithError(visit.page, '*/api/newsletter/confirm', { status: 422, code: 'token_expired', locale });
  await pressUntil(visit, CONTENT_TEXTS[locale].confirm, LINK_TEXTS[locale].expired);
};

export const saveSheet: Act = async (visit, { locale }) => {
  await holdNotices(visit);
  await visit.fill(CONTENT_TEXTS[locale].optionalName, ANNA.name);
  await visit.press('button', CONTENT_TEXTS[locale].save, '#main');
  await visit.page.waitForSelector('[aria-live] button');
  await visit.waitUntilIdle();
};

export const changeEmail: Act = async (visit, { locale }) => {
  await visit.fill(CONTENT_TEXTS[locale].email, apiVisitor(originOf(visit), locale).email);
  await visit.press('button', CONTENT_TEXTS[locale].save, '#main');
  await soon(async () => {
    if (!(await visit.page.$('#main form')) || !(await visit.text('#main')).includes('@example.hu')) throw new Error('The sheet does not say that the address is to be confirmed');
  });
  await visit.waitUntilIdle();
};

export const failToLoadSheet: Act = async (visit, { locale }) => {
  await answerWithError(visit.page, '*/api/newsletter/data-sheet', { status: 503, code: 'service_unavailable', locale });
  await visit.go(mailedLinkPath(routePath('data-sheet', locale), 'sheet', FALSE_TOKEN));
  await visit.find('button', LINK_TEXTS[locale].retry, '#main');
  await visit.waitUntilIdle();
};
