import { routePath } from '@feszek/contract';
import type { Init, Locale } from '@feszek/contract';
import { createAccount, signInElsewhere } from '../src/accounts/createAccount.ts';
import { findMail } from '../src/accounts/findMail.ts';
import { mailedAddress } from '../src/accounts/mailedAddress.ts';
import { apiVisitor } from '../src/buying/apiVisitor.ts';
import { ANNA } from '../src/buying/checkout.ts';
import type { ShopToShow } from './shopToShow.ts';

/** The mails about messages and the newsletter after its confirmation, and the invitation to an account, by their kind in the outbox. */
export const MESSAGE_KINDS = ['message_received', 'message_to_answer', 'newsletter_welcome', 'newsletter_sheet', 'newsletter_email', 'account_invitation'] as const;
type Kind = (typeof MESSAGE_KINDS)[number];

const MESSAGE = {
  hu: 'Jó napot!\n\nA múlt héten rendelt fotel lába karcosan érkezett.\nTudtok küldeni egy másikat?',
  en: 'Hello,\n\nThe leg of the armchair that I ordered last week arrived scratched.\nCould you send me another one?',
} as const satisfies Record<Locale, string>;

/** Sends a message with the contact form. Returns the address of the shop's staff. */
async function sendMessage(shopUrl: string, locale: Locale, email: string): Promise<string> {
  const { api } = apiVisitor(shopUrl, locale);
  const form = new FormData();
  for (const [name, value] of Object.entries({ topic: 'order', name: ANNA.name, email, order_number: '10007', message: MESSAGE[locale] })) form.set(name, value);
  await api.post('/api/contact', form);
  return (await api.get<Init>('/api/init')).seller.email;
}

/** The token of a link to a page, which stands after a name in the link's fragment. */
async function tokenOf(shopUrl: string, email: string, kind: string, page: string): Promise<string> {
  return (await mailedAddress(shopUrl, email, kind, page)).split('=').at(-1) ?? '';
}

/** Subscribes, confirms it, and changes the address in the data sheet, to which the welcome links. */
async function changeSubscription(shopUrl: string, locale: Locale): Promise<{ readonly email: string; readonly next: string }> {
  const { api, email } = apiVisitor(shopUrl, locale);
  const { email: next } = apiVisitor(shopUrl, locale);
  await api.post('/api/newsletter', { email });
  await api.post('/api/newsletter/confirm', { token: await tokenOf(shopUrl, email, 'newsletter_confirmation', routePath('newsletter', locale)) });
  const token = await tokenOf(shopUrl, email, 'newsletter_welcome', routePath('data-sheet', locale));
  await api.put('/api/newsletter/data-sheet', { token, email: next, name: ANNA.name, locale, topics: ['articles'] });
  return { email, next };
}

/** Requests the data sheet of a user, whose subscription needs no mail. Returns the address. */
async function requestSheet(shopUrl: string, locale: Locale): Promise<string> {
  const account = await createAccount(shopUrl, locale);
  const { api } = await signInElsewhere(shopUrl, locale, account);
  await api.put('/api/account', { name: account.name, phone: '', locale, is_newsletter_subscription: true, company: null });
  await api.post('/api/newsletter/data-sheet/link', { email: account.email });
  return account.email;
}

/**
 * Lets a shop send its mails about messages, the newsletter and an invitation, in one language.
 *
 * @returns the paths of the mails by their kind
 */
export async function sendMessageMails({ url, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const sender = apiVisitor(url, locale).email;
  const staff = await sendMessage(url, locale, sender);
  const { email, next } = await changeSubscription(url, locale);
  const invited = apiVisitor(url, locale).email;
  await operate('/users', { email: invited, name: ANNA.name, locale });
  const to: Readonly<Record<Kind, string>> = { message_received: sender, message_to_answer: staff, newsletter_welcome: email, newsletter_sheet: await requestSheet(url, locale), newsletter_email: next, account_invitation: invited };
  return Promise.all(MESSAGE_KINDS.map(async (kind) => [kind, await findMail(url, to[kind], kind)] as const));
}
