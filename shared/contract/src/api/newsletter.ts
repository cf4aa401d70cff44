import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { botCheckToken } from './auth.ts';
import { contactFields } from './contact.ts';
import { lineText } from './lineText.ts';
import { LIMITS } from './limits.ts';

/** What a subscriber may want to read about. */
export const NEWSLETTER_TOPICS = ['new_products', 'articles', 'sales'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

/** Where a subscription was requested. */
export const NEWSLETTER_SOURCES = ['newsletter', 'checkout', 'quote', 'registration', 'account'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** The date of the text to which a subscriber agrees. Change it with the text. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11-26';

/** The path of the one-click unsubscription (RFC 8058). */
export const ONE_CLICK_PATH = '/api/newsletter/one-click';

/** A token contains a new address. In characters. */
const TOKEN_LENGTH = 600;

const { email } = contactFields;
const name = lineText().max(LIMITS.name, 'too_long').default('');
const topics = array(string().oneOf(NEWSLETTER_TOPICS, 'unknown_value').required('required')).min(1, 'choose_topics').required('required');

/** Body of `POST /api/newsletter`. */
export const newsletterInputSchema = object({ email, name, bot_check_token: botCheckToken });
export type NewsletterInput = InferType<typeof newsletterInputSchema>;

/** Body of `POST /api/newsletter/data-sheet/link`. */
export const sheetLinkInputSchema = object({ email, bot_check_token: botCheckToken });

/** Body of the requests with the token of a link, and query of the one-click unsubscription. */
export const newsletterTokenSchema = object({ token: string().required('required').max(TOKEN_LENGTH, 'too_long') });

/** Response of `POST /api/newsletter/data-sheet`: what is stored about a subscriber. */
export const dataSheetSchema = object({
  email: string().required(),
  name: string().defined(),
  locale: string().oneOf(LOCALES).required(),
  topics: array(string().oneOf(NEWSLETTER_TOPICS).required()).required(),
  source: string().oneOf(NEWSLETTER_SOURCES).required(),
  requested_at: string().required(),
  confirmed_at: string().nullable().defined(),
});
export type DataSheet = InferType<typeof dataSheetSchema>;

/** Body of `PUT /api/newsletter/data-sheet`. A new address is stored once it is confirmed by a mail. */
export const dataSheetInputSchema = object({ email, name, locale: string().oneOf(LOCALES, 'unknown_value').required('required'), topics }).concat(newsletterTokenSchema);
export type DataSheetInput = InferType<typeof dataSheetInputSchema>;

/** Response of `PUT /api/newsletter/data-sheet`. */
export const dataSheetSavedSchema = object({ sheet: dataSheetSchema.required(), is_email_pending: boolean().required() });
export type DataSheetSaved = InferType<typeof dataSheetSavedSchema>;
