import type { Locale } from '@feszek/contract';
import type { MailContent } from '../../platform/mail/content.ts';

const hu = {
  published: { subject: 'Megjelent az értékelésed', title: 'Köszönjük, megjelent az értékelésed', text: (name: string) => `Mostantól mások is olvashatják, mit írtál erről: ${name}.`, button: 'Megnézem' },
  rejected: {
    subject: 'Az értékelésed nem jelenik meg',
    title: 'Az értékelésedet nem tudjuk megjelentetni',
    text: (name: string) => `Elolvastuk, amit erről írtál: ${name}. Ebben a formában nem jelenhet meg.`,
    reason: 'Indoklás',
    note: 'A csillagok száma sosem ok az elutasításra. Ha nem értesz egyet a döntéssel, válaszolj erre a levélre.',
  },
};

const en: typeof hu = {
  published: { subject: 'Your review has been published', title: 'Thank you: your review has been published', text: (name) => `From now on, others can read what you wrote about this: ${name}.`, button: 'View it' },
  rejected: {
    subject: 'Your review isn’t published',
    title: 'We can’t publish your review',
    text: (name) => `We’ve read what you wrote about this: ${name}. It can’t be published in this form.`,
    reason: 'Reason',
    note: 'The number of stars is never a reason to reject a review. If you disagree with the decision, please reply to this email.',
  },
};

const TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };

/** To the author of a published review. @param href - path of the product's page */
export function publishedMail(locale: Locale, name: string, href: string): MailContent {
  const { subject, title, text, button } = TEXTS[locale].published;
  return { subject, preview: text(name), blocks: [{ type: 'heading', text: title }, { type: 'paragraph', text: text(name) }, { type: 'button', label: button, href }] };
}

/** To the author of a rejected review. */
export function rejectedMail(locale: Locale, name: string, reason: string): MailContent {
  const { subject, title, text, reason: label, note } = TEXTS[locale].rejected;
  return {
    subject,
    preview: text(name),
    blocks: [{ type: 'heading', text: title }, { type: 'paragraph', text: text(name) }, { type: 'facts', facts: [{ label, rows: [reason] }] }, { type: 'note', text: note }],
  };
}
