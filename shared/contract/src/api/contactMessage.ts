import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { botCheckToken } from './auth.ts';
import { contactFields } from './contact.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './plainText.ts';

/** Subjects of a message to the shop. */
export const CONTACT_TOPICS = ['order', 'product', 'delivery', 'warranty', 'complaint', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Limits of the contact form: characters, links, and the bytes of the file. */
export const CONTACT_LIMITS = { message: 4000, links: 5, fileBytes: 5 * 1024 * 1024, fileMegabytes: 5 } as const;

/** The path of the contact form in the API, and the bytes that a request may have: a file and the fields. */
export const CONTACT_PATH = '/api/contact';
export const CONTACT_BODY_BYTES = CONTACT_LIMITS.fileBytes + 512 * 1024;

const LINK = /https?:\/\/|\bwww\./gi;

/** Is checked before the length: a list of links is refused as one, not as a long text. */
const fewLinks = string().test('links', (value, { createError }) => {
  const { links: max } = CONTACT_LIMITS;
  return (value?.match(LINK) ?? []).length <= max || createError({ message: 'too_many_links', params: { max } });
});

/** The fields of `POST /api/contact`, a multipart form that may also contain a `file`: a picture or a PDF. */
export const contactMessageInputSchema = object({
  // The list is checked before `required`: an empty choice is none.
  topic: string().transform((value: unknown) => (value === '' ? undefined : value)).oneOf(CONTACT_TOPICS, 'unknown_value').required('required'),
  name: plainText(LIMITS.name).required('required'),
  email: contactFields.email,
  order_number: plainText(LIMITS.orderNumber).default(''),
  message: fewLinks.concat(plainText(CONTACT_LIMITS.message)).required('required'),
  bot_check_token: botCheckToken,
});
export type ContactMessageInput = InferType<typeof contactMessageInputSchema>;

/** Response of `POST /api/contact`: the number that the receipt contains. */
export const contactReceiptSchema = object({ number: number().required() });
export type ContactReceipt = InferType<typeof contactReceiptSchema>;

/** A message as the operator sees it. Response of `GET /operator/messages/{id}` and of `POST /operator/messages/{id}/closed`. */
export const operatorMessageSchema = object({
  number: number().required(),
  created_at: string().required(),
  closed_at: string().nullable().defined(),
  locale: string().oneOf(LOCALES).required(),
  topic: string().oneOf(CONTACT_TOPICS).required(),
  name: string().required(),
  email: string().required(),
  order_number: string().defined(),
  message: string().required(),
  /** Name, media type and base64 content, if the message has a file; without the content in a list. */
  file: object({ name: string().required(), type: string().required(), content: string().defined() }).nullable().defined(),
});
export type OperatorMessage = InferType<typeof operatorMessageSchema>;

/** Response of `GET /operator/messages`: the newest first. */
export const operatorMessagesSchema = array(operatorMessageSchema.required()).required();

export const operatorMessagesQuerySchema = object({
  all: boolean().default(false),
  limit: number().integer('whole_number').min(1, 'too_small').max(500, 'too_large').default(50),
});
