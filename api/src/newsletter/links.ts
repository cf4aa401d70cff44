import { mailedLinkPath, ONE_CLICK_PATH, routePath } from '@feszek/contract';
import type { MailedLink } from '@feszek/contract';
import type { Selectable } from 'kysely';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { NewsletterParts } from './newsletterParts.ts';

type Subscription = Selectable<Database['newsletter_subscription']>;
type Linked = Pick<Subscription, 'id' | 'link_key' | 'locale'>;

const DAY_MS = 86_400_000;
/** The confirmation of a subscription or of an address, and a data sheet whose link was requested. */
export const CONFIRMATION_MS = 7 * DAY_MS;
/** The parts of a token: purpose, subscription, end (0 for none), a new address or nothing, signature. */
const TOKEN = /^(confirm|unsubscribe|sheet|email)\.([1-9]\d{0,9})\.(\d{1,15})\.([\w-]*)\.([\w-]{43})$/;

function signatureOf({ secret }: NewsletterParts, unsigned: string, linkKey: string): string {
  return createHmac('sha256', secret).update(`newsletter ${unsigned} ${linkKey}`).digest('base64url');
}

/** A link that unsubscribes stays valid when the key changes: a mail may be years old. */
const keyFor = (purpose: string, { link_key }: Pick<Linked, 'link_key'>) => (purpose === 'unsubscribe' ? '' : link_key);

function tokenFor(parts: NewsletterParts, row: Linked, purpose: MailedLink, { lifetimeMs, email = '' }: { readonly lifetimeMs?: number; readonly email?: string } = {}): string {
  const expires = lifetimeMs === undefined ? 0 : parts.clock.now().getTime() + lifetimeMs;
  const unsigned = `${purpose}.${row.id}.${expires}.${Buffer.from(email).toString('base64url')}`;
  return `${unsigned}.${signatureOf(parts, unsigned, keyFor(purpose, row))}`;
}

const newsletterPage = ({ locale }: Linked, purpose: MailedLink, token: string) => mailedLinkPath(routePath('newsletter', locale), purpose, token);
const dataSheetPage = ({ locale }: Linked, purpose: MailedLink, token: string) => mailedLinkPath(routePath('data-sheet', locale), purpose, token);

export function confirmationLink(parts: NewsletterParts, row: Linked): string {
  return newsletterPage(row, 'confirm', tokenFor(parts, row, 'confirm', { lifetimeMs: CONFIRMATION_MS }));
}

/** The page on which a person unsubscribes. */
export function unsubscribeLink(parts: NewsletterParts, row: Linked): string {
  return newsletterPage(row, 'unsubscribe', tokenFor(parts, row, 'unsubscribe'));
}

/** The address to which a mail program posts (RFC 8058). */
export function oneClickPath(parts: NewsletterParts, row: Linked): string {
  return `${ONE_CLICK_PATH}?token=${tokenFor(parts, row, 'unsubscribe')}`;
}

/** The data sheet; its link in newsletters is valid as long as the subscription is. */
export function dataSheetLink(parts: NewsletterParts, row: Linked): string {
  return dataSheetPage(row, 'sheet', tokenFor(parts, row, 'sheet'));
}

/** The data sheet for a person who has requested the link. */
export function requestedSheetLink(parts: NewsletterParts, row: Linked): string {
  return dataSheetPage(row, 'sheet', tokenFor(parts, row, 'sheet', { lifetimeMs: CONFIRMATION_MS }));
}

/** Confirms a new address, to which it is mailed. */
export function newEmailLink(parts: NewsletterParts, row: Linked, email: string): string {
  return dataSheetPage(row, 'email', tokenFor(parts, row, 'email', { lifetimeMs: CONFIRMATION_MS, email }));
}

export interface FoundToken {
  /** Locked. */
  readonly row: Subscription;
  /** Of a confirmed address, otherwise empty. */
  readonly email: string;
}

/**
 * Finds the subscription that a token is for.
 *
 * @throws ApiError `token_expired`, or `token_invalid` for a wrong signature, another purpose, a revoked key or a deleted subscription
 */
export async function findByToken(trx: Trx, parts: NewsletterParts, purpose: MailedLink, token: string): Promise<FoundToken> {
  const [, named, id, expires, email = '', signature = ''] = TOKEN.exec(token) ?? [];
  const row = named === purpose ? await trx.selectFrom('newsletter_subscription').selectAll().where('id', '=', Math.min(Number(id), 2_147_483_647)).forUpdate().executeTakeFirst() : undefined;
  if (!row) throw new ApiError('token_invalid');
  const expected = signatureOf(parts, token.slice(0, token.lastIndexOf('.')), keyFor(purpose, row));
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw new ApiError('token_invalid');
  if (expires !== '0' && Number(expires) <= parts.clock.now().getTime()) throw new ApiError('token_expired');
  return { row, email: Buffer.from(email, 'base64url').toString() };
}
