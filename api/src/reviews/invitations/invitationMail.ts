import type { Locale } from '@feszek/contract';
import type { MailContent } from '../../platform/mail/content.ts';

const hu = {
  subject: 'Hogy vált be, amit nálunk vettél?',
  title: 'Hogyan vált be a mindennapokban?',
  text: (number: number) => `Már egy ideje nálad van, amit rendeltél (${number}). Ha van két perced, írd le, hogy vált be: azoknak segítesz vele, akik most választanak.`,
  items: 'Amit értékelhetsz',
  button: 'Megírom az értékelést',
  honest: 'A jó és a rossz tapasztalatra is kíváncsiak vagyunk. Az értékelésért nem adunk kedvezményt vagy ajándékot. Megjelenés előtt minden értékelést elolvasunk, de a csillagok száma nem számít: a rosszat is közzétesszük.',
  why: 'Rendelésenként egyszer kérdezünk, mert jogos érdekünk, hogy tudjuk, mit gondolnak a vásárlóink. Ha nem szeretnéd, többé nem írunk ilyen levelet.',
  stop: 'Nem kérek ilyen levelet',
};

const en: typeof hu = {
  subject: 'How do you like what you bought from us?',
  title: 'How is it in everyday life?',
  text: (number) => `You’ve had your order ${number} for a while now. If you have two minutes, write how you like it: your review helps people who are choosing right now.`,
  items: 'What you can review',
  button: 'Write a review',
  honest: 'We want to hear the good and the bad. There is no discount or gift for a review. We read every review before it’s published, and publish it whatever its number of stars.',
  why: 'We ask once for each order, because we have a legitimate interest in what our customers think. If you prefer not to get these emails, we won’t send any more.',
  stop: 'Don’t send me these emails',
};

const TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };

export interface Invitation {
  readonly orderNumber: number;
  readonly locale: Locale;
  /** The names of the items that can be reviewed. */
  readonly names: readonly string[];
  /** Path of the form. */
  readonly form: string;
  /** Path of the page that ends invitations. */
  readonly stop: string;
}

export function invitationMail({ orderNumber, locale, names, form, stop }: Invitation): MailContent {
  const texts = TEXTS[locale];
  const text = texts.text(orderNumber);
  return {
    subject: texts.subject,
    preview: text,
    blocks: [
      { type: 'heading', text: texts.title },
      { type: 'paragraph', text },
      { type: 'facts', facts: [{ label: texts.items, rows: names }] },
      { type: 'button', label: texts.button, href: form },
      { type: 'note', text: texts.honest },
      { type: 'note', text: texts.why },
      { type: 'link', label: texts.stop, href: stop },
    ],
  };
}
