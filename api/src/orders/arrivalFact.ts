import type { Locale } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import type { MailOrder } from './mails/mailOrder.ts';
import { orderArrival } from './orderArrival.ts';

const HU = {
  arrival: 'Várható érkezés',
  collection: 'Várhatóan átvehető',
  ifPaidOnOrderDay: (label: string) => `${label}, ha a rendelés napján utalsz`,
};

const TEXTS: Readonly<Record<Locale, typeof HU>> = {
  hu: HU,
  en: {
    arrival: 'Estimated arrival',
    collection: 'Estimated collection',
    ifPaidOnOrderDay: (label) => `${label} if you pay on the day of your order`,
  },
};

/**
 * The days of arrival or of collection that an order was placed with, and their label, in its language. An order that waits
 * for a transfer keeps them on one condition, which the label states. `undefined` for an order from before they were stored.
 */
export function arrivalFact({ row, isDelivered, isTransferDue }: MailOrder): { readonly label: string; readonly days: string } | undefined {
  const arrival = orderArrival(row);
  if (!arrival) return undefined;
  const texts = TEXTS[row.locale];
  const label = isDelivered ? texts.arrival : texts.collection;
  return { label: isTransferDue && row.status === 'confirmed' ? texts.ifPaidOnOrderDay(label) : label, days: formatDays(arrival.from, arrival.to, row.locale) };
}
