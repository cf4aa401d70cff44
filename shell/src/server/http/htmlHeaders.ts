import { withPopup } from './popupPolicy.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** For every page: browsers revalidate each time, since the page at one address differs by the visitor's choices. */
export const HTML_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
} as const;

/** What a page may contain and load. */
export interface PagePolicies {
  readonly content: string;
  /** `undefined` for a page with scripts that have no hash. */
  readonly integrity: string | undefined;
}

/**
 * The headers of a page with its policies.
 *
 * @param popupOrigin - of the popup tool, if the visitor permits it: its script changes, so it has no hash
 */
export function htmlHeaders({ content, integrity }: PagePolicies, popupOrigin?: string): Readonly<Record<string, string>> {
  const policies = { 'content-security-policy': withPopup(content, popupOrigin), ...(integrity !== undefined && popupOrigin === undefined && { 'integrity-policy': integrity }) };
  return { ...HTML_HEADERS, ...policies };
}
