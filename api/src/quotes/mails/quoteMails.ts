import { DATE_TAGS, dateText, deliveryServiceName, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { payableGross } from '../../cart/totals.ts';
import { grossInMail } from '../../platform/mail/amountInMail.ts';
import { placeRows } from '../../places/storedPlace.ts';
import { mailPicture } from '../../media/addresses.ts';
import { needsAddress } from '../../pricing/delivery/methods.ts';
import type { MailBlock, MailContent, MailFact } from '../../platform/mail/content.ts';
import type { OfferState } from '../offerState.ts';
import type { QuoteRow } from '../quoteState.ts';
import { TEXTS } from './texts.ts';
import { productName } from '../../catalog/variant.ts';

function day(text: string, locale: Locale): string {
  return dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(new Date(text)));
}

function goods({ lines, currency }: OfferState, locale: Locale) {
  const texts = TEXTS[locale];
  return lines.map(({ record, quantity, amounts }) => ({
    ...(record.images[0] && { picture: mailPicture(record.images[0]) }),
    name: productName(record)[locale],
    detail: texts.pieces(quantity, grossInMail(amounts.unitGross, currency, locale)),
    amount: grossInMail(amounts.totalGross, currency, locale),
  }));
}

/** The rows about the showroom of a pick-up; none for delivery. */
function collectedAt({ place: { place } }: OfferState, locale: Locale): string[] {
  return place ? placeRows(place, locale) : [];
}

/** A fact about the showroom of a pick-up. */
function collection(state: OfferState, locale: Locale): MailFact[] {
  const rows = collectedAt(state, locale);
  return rows.length === 0 ? [] : [{ label: TEXTS[locale].pickUp, rows }];
}

/** When the goods arrive, or can be collected, if they are ordered now; none if one of them cannot be ordered. */
function arrivalFacts({ arrival, delivery }: OfferState, locale: Locale): MailFact[] {
  if (!arrival || !delivery) return [];
  const texts = TEXTS[locale];
  return [{ label: needsAddress(delivery) ? texts.arrival : texts.pickUpFrom, rows: [texts.ifOrderedToday(formatDays(arrival.from, arrival.to, locale))] }];
}

/** The path of a request's page. */
function requestPath(hash: string, locale: Locale): string {
  return `${routePath('checkout-result', locale)}?${new URLSearchParams({ quote: hash })}`;
}

/** A fact about the services of a request. */
function requestedServices({ services }: OfferState, locale: Locale): MailFact[] {
  const rows = services.map(({ code }) => deliveryServiceName(code, locale));
  return rows.length === 0 ? [] : [{ label: TEXTS[locale].services, rows }];
}

/** To the customer: the confirmation of the request. */
export function quoteReceived(quote: QuoteRow, state: OfferState): MailContent {
  const { locale } = quote;
  const texts = TEXTS[locale];
  return {
    subject: texts.receivedSubject(quote.id),
    preview: texts.receivedText,
    blocks: [
      { type: 'heading', text: texts.receivedTitle },
      { type: 'paragraph', text: texts.receivedText },
      { type: 'facts', facts: [{ label: texts.number, rows: [String(quote.id)] }, { label: texts.goods, rows: state.lines.map(({ record, quantity }) => texts.itemRow(productName(record)[locale], quantity)) }, ...collection(state, locale), ...requestedServices(state, locale), ...arrivalFacts(state, locale)] },
      { type: 'button', label: texts.seeRequest, href: requestPath(quote.quote_hash, locale) },
      { type: 'note', text: texts.binding },
    ],
  };
}

/** To the shop, in Hungarian: the notification of a new request. */
export function quoteToAnswer(quote: QuoteRow, state: OfferState): MailContent {
  const texts = TEXTS.hu;
  const { requester, wishes: preferences, comment } = quote;
  const to = preferences.is_pick_up ? [texts.pickUp, ...collectedAt(state, 'hu')] : [`${preferences.zipcode} ${preferences.city}, ${preferences.address}`];
  const sections = [
    { label: texts.requester, rows: [requester.name, requester.company, requester.tax_number, requester.email, requester.phone] },
    { label: texts.delivery, rows: [...to, preferences.wished_on ? texts.wishedOn(day(preferences.wished_on, 'hu')) : ''] },
    ...requestedServices(state, 'hu'),
    { label: texts.wishes, rows: comment.split('\n') },
  ];
  const facts = sections.map(({ label, rows }) => ({ label, rows: rows.filter(Boolean) })).filter(({ rows }) => rows.length > 0);
  return {
    subject: texts.shopSubject(quote.id, requester.company || requester.name),
    preview: texts.shopText,
    blocks: [
      { type: 'heading', text: texts.shopTitle(quote.id) },
      { type: 'facts', facts },
      { type: 'lines', lines: goods(state, 'hu'), totals: [{ label: texts.listTotal, amount: grossInMail(state.summary.itemsGross, state.currency, 'hu'), isStrong: true }] },
      { type: 'paragraph', text: texts.shopText },
      { type: 'note', text: `npm run shop -- offer show ${quote.id}` },
    ],
  };
}

/** To the customer: the offer, with the link to order it. */
export function offerMade(quote: QuoteRow, state: OfferState): MailContent {
  const { locale, currency, note } = quote;
  const texts = TEXTS[locale];
  const { deliveryGross, savingGross } = state.summary;
  const ours: readonly MailBlock[] = note ? [{ type: 'paragraph', text: note }] : [];
  return {
    subject: texts.offerSubject(quote.id),
    preview: texts.offerText,
    blocks: [
      { type: 'heading', text: texts.offerTitle },
      { type: 'paragraph', text: texts.offerText },
      ...ours,
      {
        type: 'lines',
        lines: goods(state, locale),
        totals: [
          { label: texts.delivery, amount: deliveryGross === 0 ? texts.free : grossInMail(deliveryGross, currency, locale) },
          ...state.services.map(({ code, gross }) => ({ label: deliveryServiceName(code, locale), amount: grossInMail(gross, currency, locale) })),
          { label: texts.total, amount: grossInMail(payableGross(state.summary), currency, locale), isStrong: true },
          ...(savingGross > 0 ? [{ label: texts.saving, amount: grossInMail(savingGross, currency, locale) }] : []),
        ],
      },
      { type: 'facts', facts: [{ label: texts.number, rows: [String(quote.id)] }, { label: texts.validUntil, rows: [day(quote.valid_until ?? '', locale)] }, ...collection(state, locale), ...arrivalFacts(state, locale)] },
      { type: 'button', label: texts.seeOffer, href: routePath('checkout-offer', locale, { offer_hash: quote.quote_hash }) },
      { type: 'note', text: texts.once },
    ],
  };
}
