import { DATE_TAGS, dateText, LIMITS, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { MailBlock, MailContent } from '../../platform/mail/content.ts';
import { withoutLinks } from '../../platform/mail/withoutLinks.ts';
import { clientNames } from '../signIn/client.ts';
import type { Client } from '../signIn/client.ts';
import { TEXTS } from './texts.ts';

/** The recipient. The name is what they have typed themselves, or what another person has typed for them. */
export interface Recipient {
  readonly name: string;
  readonly locale: Locale;
}

/** The texts of a mail. */
export interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

/** A mail that greets its recipient. */
export function mail({ name, locale }: Recipient, { subject, title, text }: MailTexts, blocks: readonly MailBlock[]): MailContent {
  return {
    subject,
    preview: text,
    blocks: [
      { type: 'heading', text: title },
      { type: 'paragraph', text: TEXTS[locale].greeting(withoutLinks(name, LIMITS.name)) },
      { type: 'paragraph', text },
      ...blocks,
    ],
  };
}

export const note = (text: string): MailBlock => ({ type: 'note', text });
export const button = (label: string, href: string): MailBlock => ({ type: 'button', label, href });
const toReminder = (locale: Locale, label: string): MailBlock => ({ type: 'link', label, href: routePath('auth-password-reminder', locale) });

/** A time for a reader in Hungary. */
export function mailTime(at: Date, locale: Locale): string {
  return dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' }).formatToParts(at));
}

export function activationMail(to: Recipient, token: string): MailContent {
  const { activation } = TEXTS[to.locale];
  return mail(to, activation, [button(activation.button, routePath('auth-activation', to.locale, { token })), note(activation.ignore)]);
}

/** To an address that has an account, after a registration with it. */
export function accountExistsMail(to: Recipient): MailContent {
  const { exists } = TEXTS[to.locale];
  return mail(to, exists, [button(exists.button, routePath('auth-login', to.locale)), toReminder(to.locale, exists.reminder), note(exists.ignore)]);
}

export function passwordResetMail(to: Recipient, token: string): MailContent {
  const { reset, ignore } = TEXTS[to.locale];
  return mail(to, reset, [button(reset.button, routePath('auth-password-reset', to.locale, { token })), note(ignore)]);
}

/** To the user of an account that the operator has created. */
export function invitationMail(to: Recipient, token: string): MailContent {
  const { invitation } = TEXTS[to.locale];
  return mail(to, invitation, [button(invitation.button, routePath('auth-password-reset', to.locale, { token })), toReminder(to.locale, invitation.again), note(invitation.ignore)]);
}

export function passwordChangedMail(to: Recipient, at: Date): MailContent {
  const texts = TEXTS[to.locale];
  return mail(to, texts.passwordChanged, [{ type: 'facts', facts: [{ label: texts.time, rows: [mailTime(at, to.locale)] }] }, note(texts.notYou), toReminder(to.locale, texts.reminder)]);
}

/** To a user who has signed in from a browser for the first time. */
export function newSignInMail(to: Recipient, { userAgent, address }: Client, at: Date): MailContent {
  const texts = TEXTS[to.locale];
  const { device, browser } = clientNames(userAgent);
  const facts = [
    { label: texts.device, rows: [[browser, device].filter(Boolean).join(', ') || texts.unknownDevice] },
    { label: texts.address, rows: [address] },
    { label: texts.time, rows: [mailTime(at, to.locale)] },
  ];
  return mail(to, texts.newSignIn, [{ type: 'facts', facts }, note(texts.notYou), toReminder(to.locale, texts.reminder)]);
}

/** To the new address of an account. */
export function emailConfirmationMail(to: Recipient, token: string): MailContent {
  const { emailConfirmation: texts } = TEXTS[to.locale];
  return mail(to, texts, [button(texts.button, routePath('auth-email-confirmation', to.locale, { token })), note(texts.ignore)]);
}

/** To an address with an account, after another account was to get it. */
export function emailTakenMail(to: Recipient): MailContent {
  return mail(to, TEXTS[to.locale].emailTaken, []);
}

/** To the earlier address of an account. */
export function emailChangedMail(to: Recipient, email: string, token: string): MailContent {
  const { emailChanged: texts } = TEXTS[to.locale];
  return mail(to, { ...texts, text: texts.text(email) }, [{ type: 'paragraph', text: texts.undo }, button(texts.button, routePath('auth-email-undo', to.locale, { token }))]);
}

/** To an address that is the account's again. */
export function emailRestoredMail(to: Recipient): MailContent {
  const texts = TEXTS[to.locale];
  return mail(to, texts.emailRestored, [toReminder(to.locale, texts.reminder)]);
}
