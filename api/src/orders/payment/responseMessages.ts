import type { Locale } from '@feszek/contract';

/** The shop's messages about the result of a payment. Providers send codes, or a text in one language. */
export const MESSAGES = {
  succeeded: 'Payment succeeded',
  refused: 'The bank refused the payment',
  cancelled: 'Cancelled by the buyer',
  timedOut: 'Not paid in time',
  superseded: 'Superseded by a newer attempt',
  unavailable: 'The payment provider could not be reached',
  approved: 'Approved',
  insufficientFunds: 'Insufficient funds',
  limitExceeded: 'The limit of the card is exceeded',
  cardExpired: 'The card has expired',
  wrongDetails: 'The card details are not right',
  cardNotAllowed: 'The card cannot be used for this payment',
  notConfirmed: 'The payment was not confirmed with the bank',
  bankUnavailable: 'The bank could not process the payment just now',
} as const;

export type ResponseMessage = (typeof MESSAGES)[keyof typeof MESSAGES];

const HUNGARIAN: Readonly<Record<ResponseMessage, string>> = {
  [MESSAGES.succeeded]: 'Sikeres fizetés',
  [MESSAGES.refused]: 'A bank elutasította a fizetést',
  [MESSAGES.cancelled]: 'A vásárló megszakította a fizetést',
  [MESSAGES.timedOut]: 'Letelt a fizetésre szánt idő',
  [MESSAGES.superseded]: 'Újabb fizetési kísérlet váltotta fel',
  [MESSAGES.unavailable]: 'A fizetési szolgáltató nem volt elérhető',
  [MESSAGES.approved]: 'Jóváhagyva',
  [MESSAGES.insufficientFunds]: 'Nincs elég fedezet',
  [MESSAGES.limitExceeded]: 'A fizetés meghaladja a kártya limitjét',
  [MESSAGES.cardExpired]: 'A kártya lejárt',
  [MESSAGES.wrongDetails]: 'Hibás kártyaadatok',
  [MESSAGES.cardNotAllowed]: 'Ezzel a kártyával így nem lehet fizetni',
  [MESSAGES.notConfirmed]: 'Elmaradt a fizetés banki jóváhagyása',
  [MESSAGES.bankUnavailable]: 'A bank most nem tudta feldolgozni a fizetést',
};

function isOwn(message: string): message is ResponseMessage {
  return message in HUNGARIAN;
}

/** A response message in the visitor's language; the text of a bank is shown unchanged. */
export function responseMessage(message: string | null, locale: Locale): string | null {
  return message !== null && locale === 'hu' && isOwn(message) ? HUNGARIAN[message] : message;
}
