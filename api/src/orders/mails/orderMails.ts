import { addQuery, DATE_TAGS, dateText, routePath } from '@feszek/contract';
import type { MailBlock, MailContent } from '../../platform/mail/content.ts';
import { withdrawalLink } from '../withdrawals/withdrawalLink.ts';
import { arrangements, goods, money, paymentFact, toOrder } from './blocks.ts';
import { isWaitingForApproval } from '../approval/needsApproval.ts';
import type { MailOrder } from './mailOrder.ts';
import { WORDS } from './words.ts';
import type { OrderWords } from './words.ts';

const TIME = { timeZone: 'Europe/Budapest', hour: 'numeric', minute: '2-digit' } as const;

const DAY = { timeZone: 'Europe/Budapest', month: 'long', day: 'numeric' } as const;

/** A version of the terms is a date without a time. */
const DATE = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;

interface Parts {
  readonly subject: (number: number) => string;
  readonly title: string;
}

const wordsOf = ({ row }: MailOrder): OrderWords => WORDS[row.locale];

function mail(order: MailOrder, { subject, title }: Parts, text: string, blocks: readonly MailBlock[]): MailContent {
  return {
    subject: subject(order.row.id),
    preview: text,
    blocks: [{ type: 'heading', text: title }, { type: 'paragraph', text }, ...blocks, { type: 'note', text: wordsOf(order).question }],
  };
}

/** Until when the buyer can transfer the amount; nothing if no transfer is due. */
function transferTerm({ row: { status, locale, payment_expires_at: until }, isToPay }: MailOrder): MailBlock[] {
  if (!isToPay || status !== 'confirmed' || until === null) return [];
  // A Hungarian day ends in a full stop, which a suffix replaces.
  const day = new Intl.DateTimeFormat(DATE_TAGS[locale], DAY).format(until).replace(/\.$/, '').replaceAll(/\s/g, '\u00A0');
  return [{ type: 'paragraph', text: WORDS[locale].transferUntil(day) }];
}

/** What is attached to the confirmation: the terms of the day of the order; nothing in a shop without terms. */
function termsNote({ row: { locale, terms_version: version } }: MailOrder): MailBlock[] {
  if (version === null) return [];
  const date = dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], DATE).formatToParts(new Date(`${version}T00:00:00Z`)));
  return [
    { type: 'note', text: WORDS[locale].terms(date) },
    { type: 'link', label: WORDS[locale].seeTerms, href: addQuery(routePath('terms', locale), `version=${version}`) },
  ];
}

export function placedMail(order: MailOrder): MailContent {
  const { placed } = wordsOf(order);
  const text = order.row.status === 'pending_payment' ? placed.textUnpaid : isWaitingForApproval(order.row) ? placed.textWaiting : placed.text;
  return mail(order, placed, text(order.row.id), [...transferTerm(order), goods(order), arrangements(order), toOrder(order), ...termsNote(order), ...withdrawalLink(order.row)]);
}

/** To the buyer of a large order that is paid on receipt, once the shop has approved it. */
export function approvedMail(order: MailOrder): MailContent {
  const { approved } = wordsOf(order);
  return mail(order, approved, approved.text(order.row.id), [goods(order), arrangements(order), toOrder(order), ...withdrawalLink(order.row)]);
}

/** To a buyer who has changed to a payment without a provider: it says how to pay. */
export function paymentChangedMail(order: MailOrder): MailContent {
  const { changed } = wordsOf(order);
  const text = isWaitingForApproval(order.row) ? changed.textWaiting : changed.text;
  return mail(order, changed, text(order.row.id), [{ type: 'facts', facts: [paymentFact(order)] }, ...transferTerm(order), goods(order), toOrder(order)]);
}

export function paidMail(order: MailOrder): MailContent {
  const { paid } = wordsOf(order);
  const text = order.delivery.kind === 'pick_up' ? paid.textPickUp : paid.text;
  return mail(order, paid, text(order.row.id), [goods(order), toOrder(order), ...withdrawalLink(order.row)]);
}

export function paymentFailedMail(order: MailOrder): MailContent {
  const { failed } = wordsOf(order);
  const { id, locale, payment_expires_at: until } = order.row;
  const time = new Intl.DateTimeFormat(DATE_TAGS[locale], TIME).format(until ?? order.row.created_at).replaceAll(/\s/g, '\u00A0');
  return mail(order, failed, failed.text(id, time), [toOrder(order, failed.again), goods(order)]);
}

/** The order was sent, or is ready to be collected. */
export function shippedMail(order: MailOrder): MailContent {
  const words = wordsOf(order);
  const { id, carrier, tracking_url: url } = order.row;
  if (order.delivery.kind === 'pick_up') return mail(order, words.ready, words.ready.text(id, order.row.delivery_place?.name[order.row.locale]), [arrangements(order), toOrder(order), goods(order), ...withdrawalLink(order.row)]);
  const facts: MailBlock[] = carrier ? [{ type: 'facts', facts: [{ label: words.carrier, rows: [carrier] }] }] : [];
  const follow: MailBlock = url ? { type: 'button', label: words.shipped.follow, href: url } : toOrder(order);
  const text = order.isDelivered ? words.shipped.text(id) : words.shipped.textToPoint(id);
  return mail(order, words.shipped, text, [...facts, follow, goods(order), arrangements(order), ...withdrawalLink(order.row)]);
}

export function completedMail(order: MailOrder): MailContent {
  const { completed } = wordsOf(order);
  return mail(order, completed, completed.text(order.row.id), [toOrder(order), ...withdrawalLink(order.row)]);
}

export function cancelledMail(order: MailOrder): MailContent {
  const words = wordsOf(order);
  const { id, is_refund_due: isRefundDue } = order.row;
  const { by, note = '' } = order.lastStep ?? {};
  const text = by === 'system' ? words.cancelled.textUnpaid : words.cancelled.text;
  const reason: MailBlock[] = note ? [{ type: 'facts', facts: [{ label: words.reason, rows: [note] }] }] : [];
  const refund: MailBlock[] = isRefundDue ? [{ type: 'paragraph', text: words.cancelled.refund }] : [];
  return mail(order, words.cancelled, text(id), [...refund, ...reason, goods(order), toOrder(order)]);
}

/** @param amount the refund, in whole minor units */
export function refundedMail(order: MailOrder, amount: number): MailContent {
  const { refunded } = wordsOf(order);
  return mail(order, refunded, refunded.text(order.row.id, money(order, amount)), [toOrder(order)]);
}
