import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadMethods, paymentsIn } from '../../pricing/delivery/loadMethods.ts';
import type { StoredDeliveryMethod } from '../../pricing/delivery/methods.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { priceText } from './priceText.ts';
import { textTable } from './table.ts';

type Rate = StoredDeliveryMethod['rates'][number];

const MM_IN_CM = 10;
const G_IN_KG = 1000;

const TEXTS: Readonly<Record<Locale, {
  readonly delivery: readonly string[];
  readonly payment: readonly string[];
  readonly limits: (rate: Rate) => string;
}>> = {
  hu: {
    delivery: ['Szállítási mód', 'Korlát', 'Bruttó díj'],
    payment: ['Fizetési mód', 'Leírás'],
    limits: ({ maxWeightG: weight, maxSideMm: side, maxVolumeL: volume }) =>
      [weight !== null && `legfeljebb ${weight / G_IN_KG} kg`, side !== null && `leghosszabb oldal ${side / MM_IN_CM} cm`, volume !== null && `${volume} liter`].filter(Boolean).join(', ') || 'nincs méretkorlát',
  },
  en: {
    delivery: ['Delivery method', 'Limit', 'Price including VAT'],
    payment: ['Payment method', 'Description'],
    limits: ({ maxWeightG: weight, maxSideMm: side, maxVolumeL: volume }) =>
      [weight !== null && `up to ${weight / G_IN_KG} kg`, side !== null && `longest side ${side / MM_IN_CM} cm`, volume !== null && `${volume} litres`].filter(Boolean).join(', ') || 'no size limit',
  },
};

/** Delivery methods with the limits and prices of each rate, in the currency of the view. */
export async function deliveryTable(db: Kysely<Database>, { locale, currency }: View) {
  const { deliveries } = await loadMethods(db);
  const texts = TEXTS[locale];
  return textTable(texts.delivery, deliveries.flatMap(({ title, rates }) => rates.map((rate) => [title[locale], texts.limits(rate), priceText(rate.prices[currency], { locale, currency })])), [2]);
}

/** The payment methods of the view's currency. */
export async function paymentTable(db: Kysely<Database>, { locale, currency }: View) {
  const methods = paymentsIn(await loadMethods(db), currency);
  return textTable(TEXTS[locale].payment, methods.map(({ title, description }) => [title[locale], description[locale]]));
}
