import type { Locale } from '@feszek/contract';
import type { MailContent } from '../../platform/mail/content.ts';
import { CODE_MS } from './codes.ts';

const MINUTES = CODE_MS / 60_000;

const TEXTS = {
  hu: {
    subject: (number: number) => `Kód a rendelésedhez (${number})`,
    title: 'A kódod',
    text: (number: number) => `Ezzel a kóddal nyithatod meg a rendelésed (${number}) minden adatát.`,
    code: 'Hatjegyű kód',
    valid: `A kód ${MINUTES} percig érvényes, és csak abban a böngészőben, amelyben kérted.`,
    unexpected: 'Ha nem te kérted, nincs teendőd: a kód nélkül senki sem látja az adataidat. A kódot ne add meg senkinek.',
  },
  en: {
    subject: (number: number) => `The code for your order ${number}`,
    title: 'Your code',
    text: (number: number) => `Use this code to open all the details of your order ${number}.`,
    code: 'Six-digit code',
    valid: `The code is valid for ${MINUTES} minutes, and only in the browser where you requested it.`,
    unexpected: 'If you didn’t request it, you needn’t do anything: your details can’t be seen without the code. Don’t give the code to anyone.',
  },
} as const satisfies Record<Locale, object>;

/** The mail with the code of an order. The code is not in the subject, which lock screens show. */
export function codeMail(orderNumber: number, code: string, locale: Locale): MailContent {
  const texts = TEXTS[locale];
  const text = texts.text(orderNumber);
  return {
    subject: texts.subject(orderNumber),
    preview: text,
    blocks: [
      { type: 'heading', text: texts.title },
      { type: 'paragraph', text },
      { type: 'facts', facts: [{ label: texts.code, rows: [code] }] },
      { type: 'paragraph', text: texts.valid },
      { type: 'note', text: texts.unexpected },
    ],
  };
}
