import { DATE_TAGS, dateText, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { MailContent } from '../../platform/mail/content.ts';
import { button, mail, note } from './accountMails.ts';
import type { Recipient } from './accountMails.ts';
import { PERSONAL_DATA_TEXTS } from './personalDataTexts.ts';

function day(at: Date, locale: Locale): string {
  return dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], { dateStyle: 'long', timeZone: 'Europe/Budapest' }).formatToParts(at));
}

export interface StartedDeletion {
  readonly dueAt: Date;
  /** Orders under way, which the deletion waits for. */
  readonly openOrders: number;
  readonly token: string;
}

/** To a user who has requested the deletion of their account. */
export function deletionStartedMail(to: Recipient, { dueAt, openOrders, token }: StartedDeletion): MailContent {
  const { deletionStarted: texts } = PERSONAL_DATA_TEXTS[to.locale];
  return mail(to, texts, [
    { type: 'facts', facts: [{ label: texts.date, rows: [day(dueAt, to.locale)] }] },
    ...(openOrders > 0 ? [{ type: 'paragraph', text: texts.orders(openOrders) } as const] : []),
    { type: 'paragraph', text: texts.stays },
    button(texts.button, routePath('auth-deletion-cancel', to.locale, { token })),
    note(texts.ignore),
  ]);
}

/** To a user whose account stays. */
export function deletionCancelledMail(to: Recipient): MailContent {
  const { deletionCancelled: texts } = PERSONAL_DATA_TEXTS[to.locale];
  return mail(to, texts, [
    button(texts.button, routePath('auth-login', to.locale)),
    note(texts.notYou),
    { type: 'link', label: texts.reminder, href: routePath('auth-password-reminder', to.locale) },
  ]);
}

/** The last mail to a user whose account is deleted. */
export function accountDeletedMail(to: Recipient): MailContent {
  const { deleted: texts } = PERSONAL_DATA_TEXTS[to.locale];
  return mail(to, texts, [{ type: 'paragraph', text: texts.stays }, { type: 'paragraph', text: texts.goodbye }]);
}

/** To a user who has requested a copy of their data. */
export function personalExportMail(to: Recipient, token: string): MailContent {
  const { personalExport: texts } = PERSONAL_DATA_TEXTS[to.locale];
  return mail(to, texts, [button(texts.button, routePath('auth-personal-data', to.locale, { token })), { type: 'paragraph', text: texts.content }, note(texts.ignore)]);
}
