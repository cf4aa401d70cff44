import { routePath } from '@feszek/contract';
import type { Locale, ReviewForm } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { publishReview, receiveOrder, rejectReview } from '../buying/reviews.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import type { Visit } from '../harness/visit.ts';
import { changeAnswers } from './changeAnswers.ts';
import { screen } from './screen.ts';
import type { Opening, Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** The product that is reviewed, see `receiveOrder`: after those of the journey and of the stage. */
const REVIEWED = { hu: 4, en: 5 } as const satisfies Record<Locale, number>;

const TEXTS = {
  hu: {
    stop: 'Nem kérek több meghívót', stopped: 'Rendben, nem küldünk többet', title: 'Szép darab', text: 'Szebb, mint a képen, és a mérete is jó. A csomagolás lehetne kisebb.',
    reason: 'Az értékelésben egy másik vásárló neve szerepel.',
  },
  en: {
    stop: 'No more invitations, please', stopped: 'Done: we won’t send any more', title: 'A beautiful piece', text: 'More beautiful than in the picture, and the right size. The packaging could be smaller.',
    reason: 'The review names another customer.',
  },
} as const satisfies Record<Locale, object>;

const formPath = (locale: Locale, token: string) => routePath('product-review', locale, { token });

/** Opens the form of a new visitor who has reviewed one product of their order. */
function openReviewed(decide?: (visitor: ApiVisitor, hash: string, stage: Stage) => Promise<void>) {
  return async (stage: Stage): Promise<Opening> => {
    const { locale, shopUrl, operate } = stage;
    const visitor = apiVisitor(shopUrl, locale);
    const { hash, product } = await receiveOrder(shopUrl, visitor, REVIEWED[locale], operate);
    const { items } = await visitor.api.get<ReviewForm>(`/api/reviews/forms/${hash}`);
    const item = items.find(({ name }) => name.startsWith(product.title));
    const { title, text } = TEXTS[locale];
    await visitor.api.post('/api/reviews', { key: hash, item: item?.id, stars: 4, is_named: false, title, text });
    await decide?.(visitor, hash, stage);
    return { path: formPath(locale, hash), visitor };
  };
}

const publish = (visitor: ApiVisitor, hash: string, { operate }: Stage) => publishReview(visitor, hash, operate);
const reject = (visitor: ApiVisitor, hash: string, { operate, locale }: Stage) => rejectReview(visitor, hash, TEXTS[locale].reason, operate);

/** Opens the reviewed product, and closes the other one, which is open at first. */
async function showReviewed({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.$$eval('#main details > summary', (summaries) => summaries.forEach((summary) => (summary instanceof HTMLElement ? summary.click() : undefined)));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await waitUntilIdle();
}

/** Has the shape of a key that ends invitations. */
const STOP_KEY = `stop.1.${'a'.repeat(43)}`;
/** Has the shape of the token of an invitation. */
const UNKNOWN_TOKEN = 'a'.repeat(43);

/** Ends the invitations. The API's answer differs: it knows no such key, and a real one would end those of other journeys. */
async function stopInvitations(visit: Visit, { locale }: Stage): Promise<void> {
  const stop = await changeAnswers(visit.page, '*/api/reviews/unsubscribe', () => ({ ok: true }));
  await visit.press('button', TEXTS[locale].stop);
  await visit.find('heading', TEXTS[locale].stopped);
  await visit.waitUntilIdle();
  await stop();
}

/** States of the form for reviews, and of its links. */
export const REVIEW_SCREENS: readonly Screen[] = [
  screen('review-sent', { open: openReviewed(), act: showReviewed }),
  screen('review-published', { open: openReviewed(publish), act: showReviewed }),
  screen('review-rejected', { open: openReviewed(reject), act: showReviewed }),
  screen('review-early', { path: ({ locale, results }) => formPath(locale, results.transfer.split('/').at(-1) ?? ''), visitor: 'buyer' }),
  screen('review-link-unknown', { path: ({ locale }) => formPath(locale, UNKNOWN_TOKEN) }),
  screen('review-stop', { path: ({ locale }) => formPath(locale, STOP_KEY) }),
  screen('review-stopped', { path: ({ locale }) => formPath(locale, STOP_KEY), act: stopInvitations }),
];
