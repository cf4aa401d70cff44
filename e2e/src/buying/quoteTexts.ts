import type { Locale } from '@feszek/contract';

/** What a customer reads from the request to the offer, written out here: these texts are part of the test. */
const EN = {
  ask: 'Request a quote',
  requester: 'Who is the quote for?',
  delivery: 'Where and when would you like it?',
  toAddress: 'Deliver it to me',
  pickUp: 'I’ll collect it from the showroom',
  preferredDate: 'When would you like it?',
  requestedFor: 'Requested for',
  summary: 'Look it over and send it',
  send: 'Send the request',
  received: 'We’ve received your request, thank you!',
  number: 'Request number',
  ready: 'Your quote is ready',
  see: 'See the quote',
  offer: 'Our quote',
  goOn: 'Continue to order',
  transfer: 'Bank transfer',
  toOwnCart: 'Go to my own cart instead',
  used: 'This quote has already been ordered',
  requestAgain: 'Request a new quote',
  empty: 'There’s nothing to quote for yet',
};

export type QuoteTexts = typeof EN;

const HU: QuoteTexts = {
  ask: 'Ajánlatot kérek',
  requester: 'Kinek adjunk ajánlatot?',
  delivery: 'Hová és mikorra kéred?',
  toAddress: 'Házhoz kérem',
  pickUp: 'Átveszem a bemutatóteremben',
  preferredDate: 'Mikorra szeretnéd?',
  requestedFor: 'Kívánt időpont',
  summary: 'Nézd át, és küldd el',
  send: 'Ajánlatkérés elküldése',
  received: 'Megkaptuk az ajánlatkérésed, köszönjük!',
  number: 'Ajánlatkérés száma',
  ready: 'Elkészült az ajánlatunk',
  see: 'Megnézem az ajánlatot',
  offer: 'Ajánlatunk',
  goOn: 'Tovább a megrendeléshez',
  transfer: 'Banki átutalás',
  toOwnCart: 'Inkább a saját kosaramhoz megyek',
  used: 'Ezt az ajánlatot már megrendelték',
  requestAgain: 'Új ajánlatot kérek',
  empty: 'Nincs mire ajánlatot kérni',
};

export const QUOTE_TEXTS: Readonly<Record<Locale, QuoteTexts>> = { en: EN, hu: HU };
