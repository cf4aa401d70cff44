import type { Locale } from '@feszek/contract';
import type { Trx } from '../platform/database/Trx.ts';
import type { MailBlock } from '../platform/mail/content.ts';
import { enqueueMail } from '../platform/mail/outbox/enqueueMail.ts';
import type { Subscription } from './events.ts';
import { confirmationLink, dataSheetLink, newEmailLink, oneClickPath, requestedSheetLink, unsubscribeLink } from './links.ts';
import type { NewsletterParts } from './newsletterParts.ts';

const hu = {
  confirm: {
    subject: 'Erősítsd meg a feliratkozásod',
    title: 'Már csak egy kattintás',
    text: 'Ezzel az e-mail-címmel valaki feliratkozott a Fészek hírlevelére. Ha te voltál, az alábbi linkkel erősítsd meg. A link 7 napig érvényes.',
    button: 'Megerősítem a feliratkozást',
    ignore: 'Ha nem te kérted, nincs teendőd: hírlevelet nem küldünk, és a címet 7 nap múlva töröljük.',
  },
  welcome: {
    subject: 'Feliratkoztál a Fészek hírlevelére',
    title: 'Köszönjük, hogy velünk tartasz',
    text: 'Havonta legfeljebb két levelet küldünk: az újdonságokról, az akciókról, és egy cikket a bútorok választásáról vagy gondozásáról.',
  },
  sheet: {
    subject: 'Az adatlapod linkje',
    title: 'Az adatlapod',
    text: 'Az alábbi linkkel megnézheted és javíthatod, amit a hírlevélhez rólad tárolunk. A link 7 napig érvényes.',
    button: 'Megnyitom az adatlapot',
    ignore: 'Ha nem te kérted, nincs teendőd.',
  },
  email: {
    subject: 'Erősítsd meg az új e-mail-címed',
    title: 'Erősítsd meg az új címet',
    text: 'Ezt az e-mail-címet adták meg a Fészek hírleveléhez. Az alábbi linkkel megerősíted, és a levelek ezután ide érkeznek. A link 7 napig érvényes.',
    button: 'Megerősítem a címet',
    ignore: 'Ha nem te kérted, ne nyisd meg a linket: így nem változik semmi.',
  },
  toSheet: 'Adatlap: mit tárolunk rólad',
  unsubscribe: 'Leiratkozás',
};

const en: typeof hu = {
  confirm: {
    subject: 'Confirm your subscription',
    title: 'Just one more click',
    text: 'Someone has subscribed to the Fészek newsletter with this email address. If it was you, confirm it with the link below, which is valid for 7 days.',
    button: 'Confirm my subscription',
    ignore: 'If you didn’t ask for this, you needn’t do anything: we won’t send the newsletter, and we’ll delete the address after 7 days.',
  },
  welcome: {
    subject: 'You’ve subscribed to the Fészek newsletter',
    title: 'Thank you for joining us',
    text: 'We send at most two emails a month: what has arrived, what is coming down in price, and an article on choosing or looking after furniture.',
  },
  sheet: {
    subject: 'The link to your data sheet',
    title: 'Your data sheet',
    text: 'The link below shows what we store about you for the newsletter, and lets you correct it. The link is valid for 7 days.',
    button: 'Open the data sheet',
    ignore: 'If you didn’t ask for this, you needn’t do anything.',
  },
  email: {
    subject: 'Confirm your new email address',
    title: 'Confirm the new address',
    text: 'This email address was entered for the Fészek newsletter. The link below confirms it, and our emails will arrive here from then on. The link is valid for 7 days.',
    button: 'Confirm the address',
    ignore: 'If you didn’t ask for this, don’t open the link: nothing will change.',
  },
  toSheet: 'Data sheet: what we store about you',
  unsubscribe: 'Unsubscribe',
};

const TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };

const aboutOf = (id: number) => `newsletter:${id}`;

interface MailParts {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

function contentOf({ subject, title, text }: MailParts, blocks: readonly MailBlock[]) {
  return { subject, preview: text, blocks: [{ type: 'heading' as const, text: title }, { type: 'paragraph' as const, text }, ...blocks] };
}

/** The second step of a subscription. The name that was given is not in it: the address is not confirmed. */
export async function mailConfirmation(trx: Trx, parts: NewsletterParts, row: Subscription): Promise<void> {
  const { confirm } = TEXTS[row.locale];
  const content = contentOf(confirm, [{ type: 'button', label: confirm.button, href: confirmationLink(parts, row) }, { type: 'note', text: confirm.ignore }]);
  await enqueueMail(trx, parts.clock, { to: row.email, locale: row.locale, kind: 'newsletter_confirmation', about: aboutOf(row.id), hasSecretLink: true, content });
}

/** The first mail of the newsletter, which as every other one links to the data sheet and unsubscribes with one click. */
export async function mailWelcome(trx: Trx, parts: NewsletterParts, row: Subscription): Promise<void> {
  const { welcome, toSheet, unsubscribe } = TEXTS[row.locale];
  const content = contentOf(welcome, [{ type: 'link', label: toSheet, href: dataSheetLink(parts, row) }, { type: 'link', label: unsubscribe, href: unsubscribeLink(parts, row) }]);
  await enqueueMail(trx, parts.clock, { to: row.email, locale: row.locale, kind: 'newsletter_welcome', about: aboutOf(row.id), unsubscribePath: oneClickPath(parts, row), content });
}

/** The link to the data sheet, for a person who has requested it. */
export async function mailSheetLink(trx: Trx, parts: NewsletterParts, row: Subscription): Promise<void> {
  const { sheet } = TEXTS[row.locale];
  const content = contentOf(sheet, [{ type: 'button', label: sheet.button, href: requestedSheetLink(parts, row) }, { type: 'note', text: sheet.ignore }]);
  await enqueueMail(trx, parts.clock, { to: row.email, locale: row.locale, kind: 'newsletter_sheet', about: aboutOf(row.id), hasSecretLink: true, unsubscribePath: oneClickPath(parts, row), content });
}

/** To a new address, which it confirms. */
export async function mailNewEmail(trx: Trx, parts: NewsletterParts, row: Subscription, to: string): Promise<void> {
  const { email: texts } = TEXTS[row.locale];
  const content = contentOf(texts, [{ type: 'button', label: texts.button, href: newEmailLink(parts, row, to) }, { type: 'note', text: texts.ignore }]);
  await enqueueMail(trx, parts.clock, { to, locale: row.locale, kind: 'newsletter_email', about: aboutOf(row.id), hasSecretLink: true, content });
}
