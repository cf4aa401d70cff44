import { transferTexts } from '../pricing/delivery/transferTexts.ts';
import { texts } from './texts.ts';

/** A method with a provider is offered if the shop has this provider; the sandbox bank only on this machine. */
export const PAYMENTS = [
  { id: 1, code: 'card', provider: 'sandbox', title: texts('Bankkártya', 'Bank card'), description: texts('Biztonságos fizetés a bank oldalán.', 'Secure payment on the bank’s own page.') },
  { id: 4, code: 'card_stripe', provider: 'stripe', title: texts('Bankkártya', 'Bank card'), description: texts('Biztonságos fizetés a Stripe oldalán.', 'Secure payment on Stripe’s own page.') },
  { id: 5, code: 'card_simplepay', provider: 'simplepay', title: texts('Bankkártya, SimplePay', 'Bank card, SimplePay'), description: texts('Biztonságos fizetés a SimplePay oldalán.', 'Secure payment on SimplePay’s own page.') },
  { id: 2, code: 'bank_transfer', provider: null, title: texts('Banki átutalás', 'Bank transfer'), description: transferTexts(undefined) },
  { id: 3, code: 'cash_on_delivery', provider: null, title: texts('Utánvét', 'Cash on delivery'), description: texts('Átvételkor fizetsz, készpénzben.', 'Pay in cash when you receive it.') },
] as const;

/**
 * Examples with which a new shop begins: its operator replaces the methods, limits and prices. Rates from the smallest load up. Limits apply to all pieces together, except the longest side. Prices are gross, in minor units (forints and cents).
 */
export const DELIVERIES = [
  {
    id: 1, code: 'home_delivery', kind: 'home', isFreeFromThreshold: true, payments: [1, 4, 5, 2, 3], moreMaxDays: 0, dayCount: 5,
    title: texts('Házhoz szállítás', 'Home delivery'),
    description: texts('Az épület bejáratáig visszük. Nagyobb bútornál az időpontot előre egyeztetjük.', 'We bring it to the entrance of your building. For large furniture we agree a time with you first.'),
    rates: [
      { maxWeightG: 20_000, maxSideMm: 1000, maxVolumeL: null, prices: { HUF: 2490, EUR: 690, USD: 750 } },
      { maxWeightG: 60_000, maxSideMm: 2000, maxVolumeL: null, prices: { HUF: 7990, EUR: 1990, USD: 2200 } },
      { maxWeightG: null, maxSideMm: null, maxVolumeL: null, prices: { HUF: 14_990, EUR: 3790, USD: 4200 } },
    ],
  },
  {
    id: 2, code: 'parcel_point', kind: 'parcel_point', isFreeFromThreshold: false, payments: [1, 4, 5, 2], moreMaxDays: 1, dayCount: 0,
    title: texts('Csomagpont', 'Parcel point'),
    description: texts('Te választod ki a csomagpontot. Kisebb termékekhez.', 'Collect from a parcel point of your choice. For smaller items.'),
    rates: [{ maxWeightG: 20_000, maxSideMm: 800, maxVolumeL: 250, prices: { HUF: 1290, EUR: 390, USD: 400 } }],
  },
  {
    id: 3, code: 'showroom_pickup', kind: 'pick_up', isFreeFromThreshold: false, payments: [1, 4, 5, 2, 3], moreMaxDays: 0, dayCount: 0,
    title: texts('Átvétel a bemutatóteremben', 'Showroom collection'),
    description: texts('Te választod ki a bemutatótermet, és értesítünk, amint átvehető.', 'Choose your showroom, and we’ll email you as soon as your order is ready.'),
    rates: [{ maxWeightG: null, maxSideMm: null, maxVolumeL: null, prices: { HUF: 0, EUR: 0, USD: 0 } }],
  },
] as const;

export const CURRENCY_ROWS = [
  { id: 'HUF', symbol: 'Ft', is_default: true },
  { id: 'EUR', symbol: '€', is_default: false },
  { id: 'USD', symbol: '$', is_default: false },
] as const;
