import type { Currency, Locale } from '@feszek/contract';
import type { MailAttachment } from './transport.ts';

/** A version of a page of the shop that is attached to a mail as a PDF: a durable medium (Directive 2011/83/EU, article 8 (7)). */
export interface MailDocument {
  /** The key of the page, such as `terms`. */
  readonly page: string;
  readonly version: string;
  /** The currency of prices in its tables. */
  readonly currency: Currency;
}

/**
 * Makes the file of a document in the language of the mail.
 *
 * @throws Error if the shop does not have this version
 */
export type WriteDocument = (document: MailDocument, locale: Locale) => Promise<MailAttachment>;
