import type { Locale } from '@feszek/contract';
import type { Actions } from '../harness/actions.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { BUYER_WORDS } from './words.ts';

/** Who buys in the journeys. */
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

/** Goes from the first step of the checkout to the fifth, typing every value. */
export async function goThroughSteps(visit: Actions, locale: Locale): Promise<void> {
  const words = BUYER_WORDS[locale];
  await arrive(visit, words.contact);
  await visit.fill(words.email, ANNA.email);
  await visit.fill(words.phone, ANNA.phone);
  await visit.press('button', words.next);

  await arrive(visit, words.billing);
  await visit.fill(words.name, ANNA.name);
  await visit.fill(words.zipcode, ANNA.zipcode);
  await visit.fill(words.street, ANNA.street);
  await soon(async () => {
    if ((await visit.value(words.city)) !== ANNA.city) throw new Error('The postcode has not filled in the town');
  });
  await visit.press('button', words.next);

  await arrive(visit, words.shipping);
  await visit.choose(words.homeDelivery);
  await visit.press('button', words.next);

  await arrive(visit, words.address);
  await visit.find('checkbox', words.sameAsBilling);
  await visit.press('button', words.next);
  await arrive(visit, words.payment);
}

/** Chooses the card, consents, and places the order: leads to the bank's page. */
export async function placeOrderByCard(visit: Actions, locale: Locale): Promise<void> {
  const words = BUYER_WORDS[locale];
  await visit.choose(words.card);
  await visit.choose(words.terms);
  await visit.choose(words.privacy);
  await visit.press('button', words.placeAndPay);
  await arrive(visit, words.bank);
}

/** Pays on the bank's page. */
export async function payAtTheBank(visit: Actions, locale: Locale, card: string): Promise<void> {
  const words = BUYER_WORDS[locale];
  await arrive(visit, words.bank);
  await visit.fill(words.cardNumber, card);
  await visit.press('button', words.pay);
}

/** Named values on a page: every term with its description. */
export async function readDetails(visit: Visit): Promise<Record<string, string>> {
  const pairs = await visit.page.$$eval('#main dt', (terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
  return Object.fromEntries(pairs);
}
