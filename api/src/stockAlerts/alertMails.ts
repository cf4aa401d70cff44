import { productPath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Selectable } from 'kysely';
import { productShareCard } from '../catalog/productShareCard.ts';
import type { ProductRecord } from '../catalog/productRecords.ts';
import { productLink } from '../catalog/toProduct.ts';
import { productName } from '../catalog/variant.ts';
import { sharePath } from '../media/share/shareCard.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { grossInMail } from '../platform/mail/amountInMail.ts';
import type { MailBlock } from '../platform/mail/content.ts';
import { enqueueMail } from '../platform/mail/outbox/enqueueMail.ts';
import { shownCurrency } from '../pricing/shownCurrency.ts';
import { confirmationLink, oneClickPath, stopLink, stopTokenOf } from './alertLinks.ts';
import { ALERT_TEXTS } from './alertTexts.ts';
import type { StockAlertParts } from './StockAlertParts.ts';
import type { StockAlertTables } from './tables.ts';

export type StockAlert = Selectable<StockAlertTables['stock_alert']>;

const aboutOf = ({ id }: StockAlert) => `stock-alert:${id}`;

/** The picture beside links to a product, which is a JPEG: not every mail program shows WebP. */
function pictureOf(product: ProductRecord, locale: Locale): MailBlock {
  const path = sharePath({ kind: 'product', key: String(product.id), locale }, productShareCard(product, locale));
  return { type: 'picture', src: path, alt: productName(product)[locale], href: productPath(locale, { id: product.id, ...productLink(product, locale) }) };
}

function stopPart({ secret }: StockAlertParts, { email, locale }: StockAlert) {
  const token = stopTokenOf(secret, email);
  const block: MailBlock = { type: 'link', label: ALERT_TEXTS[locale].stop, href: stopLink(locale, token) };
  return { block, unsubscribePath: oneClickPath(token) };
}

/** The second step of a request. It contains no text of the person who entered the address. */
export async function mailConfirmation(trx: Trx, parts: StockAlertParts, alert: StockAlert, product: ProductRecord, token: string): Promise<void> {
  const { email: to, locale } = alert;
  const { confirm } = ALERT_TEXTS[locale];
  const text = confirm.text(productName(product)[locale]);
  const stop = stopPart(parts, alert);
  const content = {
    subject: confirm.subject(productName(product)[locale]),
    preview: text,
    blocks: [
      { type: 'heading' as const, text: confirm.title },
      { type: 'paragraph' as const, text },
      { type: 'button' as const, label: confirm.button, href: confirmationLink(locale, alert.product_id, token) },
      { type: 'note' as const, text: confirm.note },
      stop.block,
    ],
  };
  await enqueueMail(trx, parts.clock, { to, locale, kind: 'stock_alert_confirmation', about: aboutOf(alert), hasSecretLink: true, unsubscribePath: stop.unsubscribePath, content });
}

/** The only mail about a product that can be bought again, with its price of this moment. */
export async function mailBackInStock(trx: Trx, parts: StockAlertParts, alert: StockAlert, product: ProductRecord): Promise<void> {
  const { email: to, locale } = alert;
  const { back } = ALERT_TEXTS[locale];
  const name = productName(product)[locale];
  const { currency, prices } = shownCurrency(product.prices, alert.currency);
  const stop = stopPart(parts, alert);
  const content = {
    subject: back.subject(name),
    preview: back.text(name),
    blocks: [
      { type: 'heading' as const, text: back.title },
      { type: 'paragraph' as const, text: back.text(name) },
      pictureOf(product, locale),
      { type: 'facts' as const, facts: [{ label: back.price, rows: [grossInMail(prices.gross, currency, locale)] }] },
      { type: 'button' as const, label: back.button, href: productPath(locale, { id: product.id, ...productLink(product, locale) }) },
      { type: 'note' as const, text: back.note },
      stop.block,
    ],
  };
  await enqueueMail(trx, parts.clock, { to, locale, kind: 'back_in_stock', about: aboutOf(alert), unsubscribePath: stop.unsubscribePath, content });
}
