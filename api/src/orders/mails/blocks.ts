import { LIMITS, deliveryServiceName, routePath } from '@feszek/contract';
import { formatPrice, toMajor } from '@feszek/money';
import { payableGross, payableNet } from '../../cart/totals.ts';
import type { StoredAddress } from '../../cart/storedCustomer.ts';
import { placeRows } from '../../places/storedPlace.ts';
import type { MailBlock, MailFact, MailLine, MailTotal } from '../../platform/mail/content.ts';
import { grossInMail } from '../../platform/mail/amountInMail.ts';
import { withoutLinks } from '../../platform/mail/withoutLinks.ts';
import { arrivalFact } from '../arrivalFact.ts';
import type { MailOrder } from './mailOrder.ts';
import { TEXTS } from './texts.ts';

/** A gross amount of an order, formatted with `gross` or `net`. Whole minor units. */
export function money({ row }: MailOrder, minor: number): string {
  return grossInMail(minor, row.currency, row.locale);
}

/** An amount whose label says whether it is gross or net. Whole minor units. */
function labelled({ row }: MailOrder, minor: number): string {
  return formatPrice(toMajor(minor, row.currency), row.currency);
}

/** The gross rows add up to the gross total; below it are its net part, in the same size, and its VAT. */
function totals(order: MailOrder): MailTotal[] {
  const { summary, locale, coupon } = order.row;
  const texts = TEXTS[locale];
  const payable = payableGross(summary);
  const net = payableNet(summary);
  const exact = payable - summary.roundingGross;
  const discount = summary.discountGross === 0 ? [] : [{ label: texts.discount(coupon), amount: money(order, -summary.discountGross) }];
  const rounding = summary.roundingGross === 0 ? [] : [{ label: texts.rounding, amount: money(order, summary.roundingGross) }];
  return [
    { label: texts.items, amount: money(order, summary.itemsGross) },
    ...discount,
    { label: texts.delivery, amount: summary.deliveryGross === 0 ? texts.free : money(order, summary.deliveryGross) },
    ...(summary.services ?? []).map(({ code, gross }) => ({ label: deliveryServiceName(code, locale), amount: money(order, gross) })),
    ...rounding,
    { label: texts.payable, amount: money(order, payable), isStrong: true },
    { label: texts.net, amount: labelled(order, net), isStrong: true },
    { label: texts.vat(summary.vatPercent), amount: labelled(order, exact - net) },
  ];
}

function pictureOf({ pictures }: MailOrder, productId: number | null): Pick<MailLine, 'picture'> {
  const picture = productId === null ? undefined : pictures.get(productId);
  return picture === undefined ? {} : { picture };
}

/** The items and the totals. */
export function goods(order: MailOrder): MailBlock {
  const { locale } = order.row;
  const lines = order.lines.map(({ product_id, name, quantity, unit_gross, total_gross }) => ({
    ...pictureOf(order, product_id),
    name: name[locale],
    detail: TEXTS[locale].pieces(quantity, money(order, unit_gross)),
    amount: money(order, total_gross),
  }));
  return { type: 'lines', lines, totals: totals(order) };
}

function addressRows({ name, address, zipcode, city, country_id }: StoredAddress, { countries, row, isConfirmedAddress }: MailOrder): string[] {
  const written = (text: string) => (isConfirmedAddress ? text : withoutLinks(text, LIMITS.address));
  const place = `${zipcode} ${written(city)}`;
  // A Hungarian address goes from the town to the door.
  const rows = row.locale === 'hu' ? [place, written(address)] : [written(address), place];
  return [written(name), ...rows, countries.get(country_id)?.[row.locale] ?? ''].filter(Boolean);
}

/** How the order is paid, and what the buyer has to do while it is not paid. */
function paymentFact({ row, payment, isToPay }: MailOrder): MailFact {
  return { label: TEXTS[row.locale].payment, rows: [payment.title[row.locale], ...(isToPay ? [payment.description[row.locale]] : [])].filter(Boolean) };
}

/** The days of arrival that the order was placed with; nothing once it can be picked up. */
function arrivalFacts(order: MailOrder): MailFact[] {
  const isReady = order.row.status === 'shipped' && order.delivery.kind === 'pick_up';
  const arrival = isReady ? undefined : arrivalFact(order);
  return arrival ? [{ label: arrival.label, rows: [arrival.days] }] : [];
}

/** Payment, delivery address or place of collection, arrival, and billing address. */
export function arrangements(order: MailOrder): MailBlock {
  const { row, delivery } = order;
  const texts = TEXTS[row.locale];
  const { invoice_data: billing, delivery_data: shipping } = row.customer;
  const to = order.isDelivered ? shipping && addressRows(shipping, order) : row.delivery_place && placeRows(row.delivery_place, row.locale);
  const facts: MailFact[] = [paymentFact(order), { label: order.isDelivered ? texts.shipTo : texts.pickUp, rows: [delivery.title[row.locale], ...(to ?? [])] }, ...arrivalFacts(order)];
  if (billing) facts.push({ label: texts.billing, rows: [...addressRows(billing, order), ...(billing.tax_number ? [texts.taxNumber(billing.tax_number)] : [])] });
  // A guest's comment is not sent to an address that may be another person's.
  if (row.comment && order.isConfirmedAddress) facts.push({ label: texts.comment, rows: row.comment.split('\n') });
  return { type: 'facts', facts };
}

/** The link to the page of the order. */
export function toOrder({ row }: MailOrder, label = TEXTS[row.locale].see): MailBlock {
  return { type: 'button', label, href: routePath('orders-order_hash', row.locale, { order_hash: row.order_hash }) };
}
