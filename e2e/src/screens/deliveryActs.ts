import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { COLLECTION_TEXTS } from '../buying/collection.ts';
import { QUOTE_TEXTS } from '../buying/quoteTexts.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import type { Stage } from './stage.ts';

/** Waits for the choices of a place. */
export async function untilPlacesShow({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.waitForSelector('#main [name="place"]');
  await waitUntilIdle();
}

export async function choosePickUp(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(COLLECTION_TEXTS[locale].pickUp);
  await untilPlacesShow(visit);
  await visit.choose(COLLECTION_TEXTS[locale].showroom);
}

export async function choosePickUpOfQuote(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(QUOTE_TEXTS[locale].pickUp);
  await untilPlacesShow(visit);
}

export async function chooseParcelPoint(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(COLLECTION_TEXTS[locale].parcelPoint);
  await untilPlacesShow(visit);
  await visit.page.$eval('#main [name="place"]:enabled', (radio) => (radio instanceof HTMLElement ? radio.click() : undefined));
}

/** A choice is stored at once, so a place that an earlier screen chose is left by another method. */
export async function sendWithoutPlace(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(COLLECTION_TEXTS[locale].parcelPoint);
  await visit.choose(COLLECTION_TEXTS[locale].pickUp);
  await untilPlacesShow(visit);
  await visit.press('button', BUYER_TEXTS[locale].next);
  await soon(async () => {
    if (!(await visit.page.$('#main [role="alert"]'))) throw new Error(`${visit.page.url()} does not say that the place is missing`);
  });
}

/** Chooses every service; a cart of small goods has none. */
export async function chooseServices(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(BUYER_TEXTS[locale].homeDelivery);
  await visit.page.$$eval('#main [type="checkbox"]:not(:checked)', (boxes) => boxes.forEach((box) => (box instanceof HTMLElement ? box.click() : undefined)));
  await visit.waitUntilIdle();
}

export async function chooseLastDay(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(BUYER_TEXTS[locale].homeDelivery);
  await visit.page.waitForSelector('#main [name="day"]');
  await visit.page.$$eval('#main [name="day"]', (radios) => {
    const last = radios.at(-1);
    if (last instanceof HTMLElement) last.click();
  });
  await visit.waitUntilIdle();
}

/** Searches for parcel points where there are none. */
export async function searchUnknownPoint(visit: Visit, { locale }: Stage): Promise<void> {
  const { parcelPoint, search, searchAction } = COLLECTION_TEXTS[locale];
  await visit.choose(parcelPoint);
  await untilPlacesShow(visit);
  await visit.fill(search, 'Atlantisz');
  await visit.press('button', searchAction);
  await soon(async () => {
    if (!(await visit.text('#main')).includes('„Atlantisz”') && !(await visit.text('#main')).includes('“Atlantisz”')) throw new Error('The search has an answer');
  });
  await visit.waitUntilIdle();
}

/** Sends the step before a method of delivery is chosen. */
export async function sendWithoutMethod(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', BUYER_TEXTS[locale].next);
  await visit.page.waitForSelector('#main [role="alert"]');
  await visit.waitUntilIdle();
}
