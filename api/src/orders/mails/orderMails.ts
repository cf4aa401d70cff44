import { addQuery, DATE_TAGS, dateText, routePath } from '@feszek/contract';
import type { MailBlock, MailContent } from '../../platform/mail/content.ts';
import { withdrawalLink } from '../withdrawals/withdrawalLink.ts';
import { arrangements, goods, money, toOrder } from './blocks.ts';
import { isWaitingForApproval } from '../approval/needsApproval.ts';
import type { MailOrder } from './mailOrder.ts';
import { TEXTS } from './texts.ts';
import type { OrderTexts } from './texts.ts';

const TIME = { timeZone: 'Europe/Budapest', hour: 'numeric', minute: '2-digit' } as const;

const DAY = { timeZone: 'Europe/Budapest', month: 'long', day: 'numeric' } as const;

/** A version of the terms is a date without a time. */
const DATE = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;

interface Parts {
  readonly subject: (number: number) => string;
  readonly title: string;
}

const textsOf = ({ row }: MailOrder): OrderTexts => TEXTS[row.locale];

function mail(order: MailOrder, { subject, title }: Parts, text: string, blocks: readonly MailBlock[]): MailContent {
  return {
    subject: subject(order.row.id),
    preview: text,
    blocks: [{ type: 'heading', text: title }, { type: 'paragraph', text }, ...blocks, { type: 'note', text: textsOf(order).question }],
  };
}

/** Until when the buyer can transfer the amount; nothing if no transfer is due. */
function transferTerm({ row: { status, locale, payment_expires_at: until }, isTransferDue }: MailOrder): MailBlock[] {
  if (!isTransferDue || status !== 'confirmed' || until === null) return [];
  // A Hungarian day ends in a full stop, which a suffix replaces.
  const day = new Intl.DateTimeFormat(DATE_TAGS[locale], DAY).format(until).replace(/\.$/, '').replaceAll(/\s/g, '\u00A0');
  return [{ type: 'paragraph', text: TEXTS[locale].transferUntil(day) }];
}

/** What is attached to the confirmation: the terms of the day of the order; nothing in a shop without terms. */
function termsNote({ row: { locale, terms_version: version } }: MailOrder): MailBlock[] {
  if (version === null) return [];
  const date = dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], DATE).formatToParts(new Date(`${version}T00:00:00Z`)));
  return [
    { type: 'note', text: TEXTS[locale].terms(date) },
    { type: 'link', label: TEXTS[locale].seeTerms, href: addQuery(routePath('terms', locale), `version=${version}`) },
  ];
}

export function placedMail(order: MailOrder): MailContent {
  const { placed } = textsOf(order);
  const text = order.row.status === 'pending_payment' ? placed.textUnpaid : isWaitingForApproval(order.row) ? placed.textWaiting : placed.text;
  return mail(order, placed, text(order.row.id), [...transferTerm(order), goods(order), arrangements(order), toOrder(order), ...termsNote(order), ...withdrawalLink(order.row)]);
}

/** To the buyer of a large order that is paid on receipt, once the shop has approved it. */
export function approvedMail(order: MailOrder): MailContent {
  const { approved } = textsOf(order);
  return mail(order, approved, approved.text(order.row.id), [goods(order), arrangements(order), toOrder(order), ...withdrawalLink(order.row)]);
}

/** To a buyer who has changed to a payment without a provider: it says how to pay. */
export function paymentChangedMail(order: MailOrder): MailContent {
  const { changed } = textsOf(order);
  const text = isWaitingForApproval(order.row) ? changed.textWaiting : changed.text;
  return mail(order, changed, text(order.row.id), [...transferTerm(order), arrangements(order), goods(order), toOrder(order)]);
}

export function paidMail(order: MailOrder): MailContent {
  const { paid } = textsOf(order);
  const text = order.delivery.kind === 'pick_up' ? paid.textPickUp : paid.text;
  return mail(order, paid, text(order.row.id), [goods(order), arrangements(order), toOrder(order), ...withdrawalLink(order.row)]);
}

export function paymentFailedMail(order: MailOrder): MailContent {
  const { failed } = textsOf(order);
  const { id, locale, payment_expires_at: until } = order.row;
  const time = new Intl.DateTimeFormat(DATE_TAGS[locale], TIME).format(until ?? order.row.created_at).replaceAll(/\s/g, '\u00A0');
  return mail(order, failed, failed.text(id, time), [toOrder(order, failed.again), goods(order), arrangements(order)]);
}

/** The order was sent, or is ready to be collected. */
export function shippedMail(order: MailOrder): MailContent {
  const texts = textsOf(order);
  const { id, carrier, tracking_url: url } = order.row;
  if (order.delivery.kind === 'pick_up') return mail(order, texts.ready, texts.ready.text(id, order.row.delivery_place?.name[order.row.locale]), [arrangements(order), toOrder(order), goods(order), ...withdrawalLink(order.row)]);
  const facts: MailBlock[] = carrier ? [{ type: 'facts', facts: [{ label: texts.carrier, rows: [carrier] }] }] : [];
  const follow: MailBlock = url ? { type: 'button', label: texts.shipped.follow, href: url } : toOrder(order);
  const text = order.isDelivered ? texts.shipped.text(id) : texts.shipped.textToPoint(id);
  return mail(order, texts.shipped, text, [...facts, follow, goods(order), arrangements(order), ...withdrawalLink(order.row)]);
}

export function completedMail(order: MailOrder): MailContent {
  const { completed } = textsOf(order);
  return mail(order, completed, completed.text(order.row.id), [toOrder(order), ...withdrawalLink(order.row)]);
}

export function cancelledMail(order: MailOrder): MailContent {
  const texts = textsOf(order);
  const { id, is_refund_due: isRefundDue } = order.row;
  const { by, note = '' } = order.lastStep ?? {};
  const text = by === 'system' ? texts.cancelled.textUnpaid : texts.cancelled.text;
  const reason: MailBlock[] = note ? [{ type: 'facts', facts: [{ label: texts.reason, rows: [note] }] }] : [];
  const refund: MailBlock[] = isRefundDue ? [{ type: 'paragraph', text: texts.cancelled.refund }] : [];
  const transfer: MailBlock[] = order.isTransferDue ? [{ type: 'paragraph', text: texts.cancelled.doNotTransfer }] : [];
  return mail(order, texts.cancelled, text(id), [...refund, ...transfer, ...reason, goods(order), toOrder(order)]);
}

/** @param amount the refund, in whole minor units */
export function refundedMail(order: MailOrder, amount: number): MailContent {
  const { refunded } = textsOf(order);
  return mail(order, refunded, refunded.text(order.row.id, money(order, amount)), [toOrder(order)]);
}
