import { LOCALE_TAGS, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { payableGross } from '../../cart/totals.ts';
import { grossInMail } from '../../platform/mail/amountInMail.ts';
import type { MailBlock, MailContent } from '../../platform/mail/content.ts';
import type { OfferState } from '../offerState.ts';
import type { QuoteRow } from '../quoteState.ts';
import { WORDS } from './words.ts';

function day(text: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
}

function goods({ lines, currency }: OfferState, locale: Locale) {
  const words = WORDS[locale];
  return lines.map(({ record, quantity, amounts }) => ({
    name: record.title[locale],
    detail: words.pieces(quantity, grossInMail(amounts.unitGross, currency, locale)),
    amount: grossInMail(amounts.totalGross, currency, locale),
  }));
}

/** The path of a request's page. */
function requestPath(hash: string, locale: Locale): string {
  return `${routePath('checkout-result', locale)}?${new URLSearchParams({ quote: hash })}`;
}

/** To the customer: the confirmation of the request. */
export function quoteReceived(quote: QuoteRow, state: OfferState): MailContent {
  const { locale } = quote;
  const words = WORDS[locale];
  return {
    subject: words.receivedSubject(quote.id),
    preview: words.receivedText,
    blocks: [
      { type: 'heading', text: words.receivedTitle },
      { type: 'paragraph', text: words.receivedText },
      { type: 'facts', facts: [{ label: words.number, rows: [String(quote.id)] }, { label: words.goods, rows: state.lines.map(({ record, quantity }) => words.goodsRow(record.title[locale], quantity)) }] },
      { type: 'button', label: words.seeRequest, href: requestPath(quote.quote_hash, locale) },
      { type: 'note', text: words.binding },
    ],
  };
}

/** To the shop, in Hungarian: the notification of a new request. */
export function quoteToAnswer(quote: QuoteRow, state: OfferState): MailContent {
  const words = WORDS.hu;
  const { requester, wishes, comment } = quote;
  const place = wishes.is_pick_up ? words.pickUp : `${wishes.zipcode} ${wishes.city}, ${wishes.address}`;
  const told = [
    { label: words.requester, rows: [requester.name, requester.company, requester.tax_number, requester.email, requester.phone] },
    { label: words.delivery, rows: [place, wishes.wished_on ? words.wishedOn(day(wishes.wished_on, 'hu')) : ''] },
    { label: words.wishes, rows: comment.split('\n') },
  ];
  const facts = told.map(({ label, rows }) => ({ label, rows: rows.filter(Boolean) })).filter(({ rows }) => rows.length > 0);
  return {
    subject: words.shopSubject(quote.id, requester.company || requester.name),
    preview: words.shopText,
    blocks: [
      { type: 'heading', text: words.shopTitle(quote.id) },
      { type: 'facts', facts },
      { type: 'lines', lines: goods(state, 'hu'), totals: [{ label: words.listTotal, amount: grossInMail(state.summary.itemsGross, state.currency, 'hu'), isStrong: true }] },
      { type: 'paragraph', text: words.shopText },
      { type: 'note', text: `npm run shop -- offer show ${quote.id}` },
    ],
  };
}

/** To the customer: the offer, with the link to order it. */
export function offerMade(quote: QuoteRow, state: OfferState): MailContent {
  const { locale, currency, note } = quote;
  const words = WORDS[locale];
  const { deliveryGross, savingGross } = state.summary;
  const ours: readonly MailBlock[] = note ? [{ type: 'paragraph', text: note }] : [];
  return {
    subject: words.offerSubject(quote.id),
    preview: words.offerText,
    blocks: [
      { type: 'heading', text: words.offerTitle },
      { type: 'paragraph', text: words.offerText },
      ...ours,
      {
        type: 'lines',
        lines: goods(state, locale),
        totals: [
          { label: words.delivery, amount: deliveryGross === 0 ? words.free : grossInMail(deliveryGross, currency, locale) },
          { label: words.total, amount: grossInMail(payableGross(state.summary), currency, locale), isStrong: true },
          ...(savingGross > 0 ? [{ label: words.saving, amount: grossInMail(savingGross, currency, locale) }] : []),
        ],
      },
      { type: 'facts', facts: [{ label: words.number, rows: [String(quote.id)] }, { label: words.validUntil, rows: [day(quote.valid_until ?? '', locale)] }] },
      { type: 'button', label: words.seeOffer, href: routePath('checkout-offer', locale, { offer_hash: quote.quote_hash }) },
      { type: 'note', text: words.once },
    ],
  };
}
