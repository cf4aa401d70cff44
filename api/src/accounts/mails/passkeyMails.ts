import { LIMITS, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { MailBlock, MailContent } from '../../platform/mail/content.ts';
import { withoutLinks } from '../../platform/mail/withoutLinks.ts';
import { mail, mailTime, note } from './accountMails.ts';
import type { Recipient } from './accountMails.ts';
import { PASSKEY_TEXTS } from './passkeyTexts.ts';

function facts(locale: Locale, at: Date, passkey?: string): MailBlock {
  const texts = PASSKEY_TEXTS[locale];
  const name = passkey === undefined ? [] : [{ label: texts.name, rows: [withoutLinks(passkey, LIMITS.passkeyName)] }];
  return { type: 'facts', facts: [...name, { label: texts.time, rows: [mailTime(at, locale)] }] };
}

const toReminder = (locale: Locale): MailBlock => ({ type: 'link', label: PASSKEY_TEXTS[locale].reminder, href: routePath('auth-password-reminder', locale) });
const toSecurity = (locale: Locale): MailBlock => ({ type: 'link', label: PASSKEY_TEXTS[locale].security, href: routePath('account-security', locale) });

/** To a user who has added a passkey. */
export function passkeyAddedMail(to: Recipient, passkey: string, at: Date): MailContent {
  const { added, notYou } = PASSKEY_TEXTS[to.locale];
  return mail(to, added, [facts(to.locale, at, passkey), note(notYou), toReminder(to.locale), toSecurity(to.locale)]);
}

/** To a user who has removed a passkey. */
export function passkeyRemovedMail(to: Recipient, passkey: string, at: Date): MailContent {
  const { removed, removedNotYou } = PASSKEY_TEXTS[to.locale];
  return mail(to, removed, [facts(to.locale, at, passkey), note(removedNotYou), toReminder(to.locale), toSecurity(to.locale)]);
}

/** To a user who has turned their password off. */
export function passwordRemovedMail(to: Recipient, at: Date): MailContent {
  const { passwordRemoved, removedNotYou } = PASSKEY_TEXTS[to.locale];
  return mail(to, passwordRemoved, [facts(to.locale, at), { type: 'paragraph', text: passwordRemoved.lost }, note(removedNotYou), toReminder(to.locale)]);
}

/** To a user whose passkey was refused, because its counter went backwards. */
export function passkeyCopiedMail(to: Recipient, passkey: string, at: Date): MailContent {
  const { copied } = PASSKEY_TEXTS[to.locale];
  return mail(to, copied, [facts(to.locale, at, passkey), { type: 'paragraph', text: copied.advice }, toSecurity(to.locale)]);
}
