import { mailedLinkPath, routePath, STOCK_ALERT_ONE_CLICK_PATH } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The token that ends all alerts of an address. It is the same in every mail, and cannot be computed without the secret. */
export function stopTokenOf(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`stock alerts ${email}`).digest('base64url');
}

/** The page that confirms an alert, and names its product. The token is in the fragment, which is never sent to a server. */
export function confirmationLink(locale: Locale, productId: number, token: string): string {
  return mailedLinkPath(routePath('stock-alert', locale), 'confirm', token, { product: String(productId) });
}

/** The page that ends all alerts of an address. */
export function stopLink(locale: Locale, token: string): string {
  return mailedLinkPath(routePath('stock-alert', locale), 'unsubscribe', token);
}

/** The path to which a mail program posts (RFC 8058). */
export function oneClickPath(token: string): string {
  return `${STOCK_ALERT_ONE_CLICK_PATH}?token=${token}`;
}
