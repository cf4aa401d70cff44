import { routePath } from '@feszek/contract';
import type { ContactMessageInput, ContactTopic, Locale } from '@feszek/contract';
import type { MailBlock, MailContent } from '../platform/mail/content.ts';

const TOPICS: Readonly<Record<Locale, Readonly<Record<ContactTopic, string>>>> = {
  hu: { order: 'rendelés', product: 'termék', delivery: 'szállítás', warranty: 'garancia', complaint: 'panasz', other: 'egyéb' },
  en: { order: 'order', product: 'product', delivery: 'delivery', warranty: 'warranty', complaint: 'complaint', other: 'other' },
};

const hu = {
  subject: (number: number) => `Megkaptuk az üzeneted (${number})`,
  title: 'Megkaptuk az üzeneted',
  text: 'Egy munkanapon belül válaszolunk erre az e-mail-címre. Ha telefonon keresel minket, elég az üzenet számát megadnod.',
  number: 'Az üzenet száma',
  topic: 'Téma',
  contact: 'Elérhetőségeink',
  ignore: 'Ha nem te írtál nekünk, nincs teendőd.',
};

const en: typeof hu = {
  subject: (number) => `We’ve received your message (${number})`,
  title: 'We’ve received your message',
  text: 'We’ll reply to this email address within one working day. If you call us, the message number is all we need.',
  number: 'Message number',
  topic: 'Topic',
  contact: 'How to reach us',
  ignore: 'If it wasn’t you who wrote to us, you needn’t do anything.',
};

const TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };

/**
 * The receipt. It contains nothing that the sender wrote: the address is not confirmed, and the shop must not send another person's
 * text to it.
 */
export function receiptMail(number: number, topic: ContactTopic, locale: Locale): MailContent {
  const texts = TEXTS[locale];
  return {
    subject: texts.subject(number),
    preview: texts.text,
    blocks: [
      { type: 'heading', text: texts.title },
      { type: 'paragraph', text: texts.text },
      { type: 'facts', facts: [{ label: texts.number, rows: [String(number)] }, { label: texts.topic, rows: [TOPICS[locale][topic]] }] },
      { type: 'link', label: texts.contact, href: routePath('contact', locale) },
      { type: 'note', text: texts.ignore },
    ],
  };
}

/** The message, for the shop's staff, in Hungarian. */
export function messageMail(number: number, { topic, name, email, order_number: order, message }: ContactMessageInput): MailContent {
  const lines = message.split(/\n+/).map((line) => line.trim()).filter(Boolean);
  return {
    subject: `Üzenet ${number}: ${TOPICS.hu[topic]}`,
    preview: lines.join(' ').slice(0, 120),
    blocks: [
      { type: 'heading', text: `Üzenet ${number}` },
      {
        type: 'facts',
        facts: [
          { label: 'Téma', rows: [TOPICS.hu[topic]] },
          { label: 'Feladó', rows: [name, email] },
          ...(order === '' ? [] : [{ label: 'Rendelésszám', rows: [order] }]),
        ],
      },
      ...lines.map((text): MailBlock => ({ type: 'paragraph', text })),
    ],
  };
}
