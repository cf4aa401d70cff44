import { SECURITY_HEADERS } from './securityHeaders.ts';

/** For every page: browsers revalidate each time, since the page at one address differs by the visitor's choices. */
export const HTML_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
} as const;

/** The headers of a page with its content policy. */
export function htmlHeaders(policy: string): Readonly<Record<keyof typeof HTML_HEADERS, string>> {
  return { ...HTML_HEADERS, 'content-security-policy': policy };
}
