import type { Locale } from '@feszek/contract';

/** Messages that are the shop's own, where a provider gives a code alone, and the sandbox's. A real bank's words stay as they are. */
export const MESSAGES = {
  succeeded: 'Payment succeeded',
  refused: 'The bank refused the payment',
  cancelled: 'Cancelled by the buyer',
  timedOut: 'Not paid in time',
  superseded: 'Superseded by a newer attempt',
  unavailable: 'The payment provider could not be reached',
  approved: 'Approved',
  insufficientFunds: 'Insufficient funds',
} as const;

const HUNGARIAN: Readonly<Record<string, string>> = {
  [MESSAGES.succeeded]: 'Sikeres fizetés',
  [MESSAGES.refused]: 'A bank elutasította a fizetést',
  [MESSAGES.cancelled]: 'A vásárló megszakította a fizetést',
  [MESSAGES.timedOut]: 'Letelt a fizetésre szánt idő',
  [MESSAGES.superseded]: 'Újabb fizetési kísérlet váltotta fel',
  [MESSAGES.unavailable]: 'A fizetési szolgáltató nem volt elérhető',
  [MESSAGES.approved]: 'Jóváhagyva',
  [MESSAGES.insufficientFunds]: 'Nincs elég fedezet',
};

/** A response message in the visitor's language, where it is the shop's own. */
export function responseMessage(message: string | null, locale: Locale): string | null {
  if (message === null || locale === 'en') return message;
  return HUNGARIAN[message] ?? message;
}
