import { routePath } from '@feszek/contract';
import type { Locale, RouteName } from '@feszek/contract';
import { CONTENT_PATHS } from '../content/contentTexts.ts';
import { changeAnswers } from './changeAnswers.ts';
import { chooseFile, sendMessage, sendRefusedFile } from './contactActs.ts';
import { follow } from './follow.ts';
import {
  changeEmail, confirmEmail, confirmSubscription, confirmTooLate, confirmWithFalseToken, failToLoadSheet, openConfirmation, openFalseConfirmation, openFalseSheet, openNewEmail, openSheet,
  openUnsubscription, requestNewsletter, requestSheet, saveSheet, unsubscribe,
} from './newsletterActs.ts';
import { screen, sendUnfinished } from './screen.ts';
import type { Screen, State } from './screen.ts';
import type { Visit } from '../harness/visit.ts';
import type { Stage } from './stage.ts';

const at = (route: RouteName) => ({ path: ({ locale }) => routePath(route, locale) }) satisfies State;
/** A page that an act leaves, or whose link it spends: in a tab of its own. */
const alone = (route: RouteName) => ({ ...at(route), visitor: 'newcomer' }) satisfies State;

/** Addresses of pages that have no route of their own. */
const PAGES = {
  hu: { imprint: '/hu/impresszum', privacy: '/hu/adatvedelem', accessibility: '/hu/akadalymentesseg', reviews: '/hu/ertekelesek' },
  en: { imprint: '/en/imprint', privacy: '/en/privacy', accessibility: '/en/accessibility', reviews: '/en/reviews' },
} as const satisfies Record<Locale, object>;

const TOPIC = { hu: 'nappali', en: 'living-room' } as const satisfies Record<Locale, string>;

/** Opens an answer. */
async function openAnswer({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.$eval('#main details summary', (question) => (question instanceof HTMLElement ? question.click() : undefined));
  await waitUntilIdle();
}

/**
 * Opens a document of the content with another answer of the API about it. The shop's content is shared by all who look at
 * it: no draft is imported for a screen.
 */
function openDocument(address: (locale: Locale) => string, urlPattern: string, changes: Readonly<Record<string, unknown>>) {
  return async (visit: Visit, { locale }: Stage): Promise<void> => {
    const stop = await changeAnswers(visit.page, urlPattern, () => changes);
    await follow(visit, address(locale));
    await stop();
  };
}

/** Opens the terms as another version than the current one, to which they link. The API lists the versions that are or were in force. */
function openTerms(changesOf: (current: string) => Readonly<Record<string, unknown>>) {
  return async (visit: Visit, { locale }: Stage): Promise<void> => {
    const version = await visit.page.evaluate(async () => String((await (await fetch('/api/pages/terms')).json()).data.version));
    const stop = await changeAnswers(visit.page, '*/api/pages/terms*', () => ({ is_current: false, ...changesOf(version) }));
    await follow(visit, `${routePath('terms', locale)}?version=${version}`);
    await stop();
  };
}

const earlier = (current: string) => ({ version: '2025-06-01', versions: [current, '2025-06-01'] });
const upcoming = (current: string) => ({ version: '2027-01-01', versions: [current], is_preview: true });
/** The browser reports every answer that is an error. */
const REFUSED = /status of 4\d\d/;

/** Pages of content without a route of their own, and the states of articles, pages, questions and forms. */
export const CONTENT_SCREENS: readonly Screen[] = [
  screen('imprint', { path: ({ locale }) => PAGES[locale].imprint }),
  screen('privacy', { path: ({ locale }) => PAGES[locale].privacy }),
  screen('accessibility', { path: ({ locale }) => PAGES[locale].accessibility }),
  screen('reviews', { path: ({ locale }) => PAGES[locale].reviews }),
  screen('article-preview', { ...at('blog'), act: openDocument((locale) => `${CONTENT_PATHS[locale].article}?preview=signed`, '*/api/articles/*preview=*', { is_preview: true }) }),
  screen('page-preview', { ...at('blog'), act: openDocument((locale) => `${CONTENT_PATHS[locale].page}?preview=signed`, '*/api/pages/*preview=*', { is_preview: true }) }),
  screen('terms-earlier', { ...at('blog'), act: openTerms(earlier) }),
  screen('terms-preview', { ...at('blog'), act: openTerms(upcoming) }),
  screen('blog-topic', { path: ({ locale }) => `${routePath('blog', locale)}?topic=${TOPIC[locale]}` }),
  screen('blog-page-2', { path: ({ locale }) => `${routePath('blog', locale)}?page=2` }),
  screen('faq-answer', { ...at('faq'), act: openAnswer }),
  screen('contact-file', { ...alone('contact'), act: chooseFile }),
  screen('contact-file-refused', { ...alone('contact'), messages: REFUSED, act: sendRefusedFile }),
  screen('contact-sent', { ...alone('contact'), act: sendMessage }),
  screen('newsletter-unfinished', { ...at('newsletter'), act: sendUnfinished }),
  screen('newsletter-requested', { ...alone('newsletter'), act: requestNewsletter }),
  screen('newsletter-confirm', { open: openConfirmation }),
  screen('newsletter-confirmed', { open: openConfirmation, act: confirmSubscription }),
  screen('newsletter-unsubscribe', { open: openUnsubscription }),
  screen('newsletter-unsubscribed', { open: openUnsubscription, act: unsubscribe }),
  screen('newsletter-link-expired', { open: openFalseConfirmation, messages: REFUSED, act: confirmTooLate }),
  screen('newsletter-link-invalid', { open: openFalseConfirmation, messages: REFUSED, act: confirmWithFalseToken }),
  screen('data-sheet-requested', { ...alone('data-sheet'), act: requestSheet }),
  screen('data-sheet-loaded', { open: openSheet }),
  screen('data-sheet-saved', { open: openSheet, act: saveSheet }),
  screen('data-sheet-new-email', { open: openSheet, act: changeEmail }),
  screen('data-sheet-email-confirmed', { open: openNewEmail, act: confirmEmail }),
  screen('data-sheet-unsubscribed', { open: openSheet, act: unsubscribe }),
  screen('data-sheet-link-invalid', { open: openFalseSheet, messages: REFUSED }),
  screen('data-sheet-failed', { ...alone('data-sheet'), messages: /status of 503/, act: failToLoadSheet }),
];
