import type { Locale } from '@feszek/contract';
import type { Actions } from '../harness/actions.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { BUYER_TEXTS } from './buyerTexts.ts';

/** The buyer of the journeys. */
export const ANNA = { email: 'anna@example.hu', phone: '+36 30 123 4567', name: 'Kovács Anna', zipcode: '1114', city: 'Budapest', street: 'Bartók Béla út 12.' } as const;

/** The sandbox bank's cards. */
export const CARDS = { good: '4111 1111 1111 1111', refused: '4000 0000 0000 0002', challenged: '4000 0000 0000 3220', late: '4000 0000 0000 0101' } as const;

/** Waits for the page of a heading. */
export async function arrive(visit: Actions, heading: string): Promise<void> {
  await soon(async () => {
    const shown = await visit.heading();
    if (shown !== heading) throw new Error(`The page's heading is "${shown}", not "${heading}" (${await visit.path()})`);
  });
}

/** Goes from the first step of the checkout to the third, the choice of the delivery, typing every value. */
export async function goToDelivery(visit: Actions, locale: Locale, email: string = ANNA.email): Promise<void> {
  const texts = BUYER_TEXTS[locale];
  await arrive(visit, texts.contact);
  await visit.fill(texts.email, email);
  await visit.fill(texts.phone, ANNA.phone);
  await visit.press('button', texts.next);

  await arrive(visit, texts.billing);
  await visit.fill(texts.name, ANNA.name);
  await visit.fill(texts.zipcode, ANNA.zipcode);
  await visit.fill(texts.street, ANNA.street);
  await soon(async () => {
    if ((await visit.value(texts.city)) !== ANNA.city) throw new Error('The postcode has not filled in the town');
  });
  await visit.press('button', texts.next);
  await arrive(visit, texts.shipping);
}

/** Goes from the first step of the checkout to the fifth, typing every value. */
export async function goThroughSteps(visit: Actions, locale: Locale): Promise<void> {
  const texts = BUYER_TEXTS[locale];
  await goToDelivery(visit, locale);
  await visit.choose(texts.homeDelivery);
  await visit.press('button', texts.next);

  await arrive(visit, texts.address);
  await visit.find('checkbox', texts.sameAsBilling);
  await visit.press('button', texts.next);
  await arrive(visit, texts.payment);
}

/** Chooses the card, consents, and places the order: leads to the bank's page. */
export async function placeOrderByCard(visit: Actions, locale: Locale): Promise<void> {
  const texts = BUYER_TEXTS[locale];
  await visit.choose(texts.card);
  await visit.choose(texts.terms);
  await visit.choose(texts.privacy);
  await visit.press('button', texts.placeAndPay);
  await arrive(visit, texts.bank);
}

/** Pays on the bank's page. */
export async function payAtTheBank(visit: Actions, locale: Locale, card: string): Promise<void> {
  const texts = BUYER_TEXTS[locale];
  await arrive(visit, texts.bank);
  await visit.fill(texts.cardNumber, card);
  await visit.press('button', texts.pay);
}

/** The terms on a page, each with its description. */
export async function readDetails(visit: Visit): Promise<Record<string, string>> {
  const pairs = await visit.page.$$eval('#main dt', (terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
  return Object.fromEntries(pairs);
}
