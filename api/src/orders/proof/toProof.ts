import type { Locale } from '@feszek/contract';
import { DATE_TAGS, deliveryServiceName } from '@feszek/contract';
import { formatPrice, toMajor } from '@feszek/money';
import { payableGross, payableNet } from '../../cart/totals.ts';
import type { StoredAddress } from '../../cart/storedCustomer.ts';
import { arrivalFact } from '../arrivalFact.ts';
import type { MailOrder } from '../mails/mailOrder.ts';
import { placeRows } from '../../places/storedPlace.ts';
import type { Seller } from '../../platform/seller/seller.ts';
import { PROOF_TEXTS } from './proofTexts.ts';

/** The content of a proof of an order: texts in the language of the order. */
export interface Proof {
  readonly locale: Locale;
  readonly title: string;
  readonly notice: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Seller, buyer, and the delivery address or the place of collection if there is one. */
  readonly parties: readonly { readonly label: string; readonly rows: readonly string[] }[];
  /** The columns of the table: item, pieces, net unit price, net amount, gross amount. */
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly { readonly label: string; readonly amount: string; readonly isStrong: boolean }[];
}

const DAY = { timeZone: 'Europe/Budapest', year: 'numeric', month: 'long', day: 'numeric' } as const;

function addressRows({ name, address, zipcode, city, country_id }: StoredAddress, { countries, row: { locale } }: MailOrder): readonly string[] {
  const place = `${zipcode} ${city}`;
  // A Hungarian address starts with the town.
  const middle = locale === 'hu' ? [place, address] : [address, place];
  return [name, ...middle, countries.get(country_id)?.[locale] ?? ''].filter(Boolean);
}

function partiesOf(order: MailOrder, seller: Seller): Proof['parties'] {
  const { customer, locale, delivery_place: place } = order.row;
  const { invoice_data: billing, delivery_data: shipping } = customer;
  const texts = PROOF_TEXTS[locale];
  const sellerRows = [
    seller.name, seller.address, seller.taxNumber && texts.taxNumber(seller.taxNumber), seller.registration && texts.registration(seller.registration), seller.email,
  ];
  const buyerRows = billing ? [...addressRows(billing, order), billing.tax_number ? texts.taxNumber(billing.tax_number) : ''] : [];
  return [
    { label: texts.seller, rows: sellerRows.filter(Boolean) },
    { label: texts.buyer, rows: buyerRows.filter(Boolean) },
    ...(order.isDelivered && shipping ? [{ label: texts.recipient, rows: addressRows(shipping, order) }] : []),
    ...(place ? [{ label: texts.collection, rows: placeRows(place, locale) }] : []),
  ];
}

/** The gross rows add up to the gross total, as do its net part, its VAT and the rounding. */
function totalsOf({ row }: MailOrder): Proof['totals'] {
  const { summary, locale, currency, coupon } = row;
  const texts = PROOF_TEXTS[locale];
  const net = payableNet(summary);
  const payable = payableGross(summary);
  const total = (label: string, minor: number, isStrong = false) => ({ label, amount: formatPrice(toMajor(minor, currency), currency), isStrong });
  return [
    total(texts.items, summary.itemsGross),
    ...(summary.discountGross === 0 ? [] : [total(texts.discount(coupon), -summary.discountGross)]),
    total(texts.shipping, summary.deliveryGross),
    ...(summary.services ?? []).map(({ code, gross }) => total(texts.service(deliveryServiceName(code, locale)), gross)),
    ...(summary.roundingGross === 0 ? [] : [total(texts.rounding, summary.roundingGross)]),
    total(texts.net, net, true),
    total(texts.vat(summary.vatPercent), payable - summary.roundingGross - net),
    total(texts.total, payable, true),
  ];
}

/** The proof of an order, in its language and currency, with the amounts of the day on which it was placed. */
export function toProof(order: MailOrder, seller: Seller): Proof {
  const { row, lines, delivery, payment } = order;
  const { locale, currency } = row;
  const texts = PROOF_TEXTS[locale];
  const arrival = arrivalFact(order);
  const amount = (minor: number) => formatPrice(toMajor(minor, currency), currency);
  return {
    locale,
    title: texts.title,
    notice: texts.notice,
    facts: [
      [texts.number, String(row.id)],
      [texts.date, new Intl.DateTimeFormat(DATE_TAGS[locale], DAY).format(row.created_at)],
      [texts.payment, payment.title[locale]],
      [texts.delivery, delivery.title[locale]],
      ...(arrival ? [[arrival.label, arrival.days] as const] : []),
    ],
    parties: partiesOf(order, seller),
    columns: [texts.item, texts.quantity, texts.unitNet, texts.totalNet, texts.totalGross],
    lines: lines.map(({ name, quantity, unit_net, total_net, total_gross }) => [name[locale], String(quantity), amount(unit_net), amount(total_net), amount(total_gross)]),
    totals: totalsOf(order),
  };
}
