import { contentPolicy, SECURITY_HEADERS } from './securityHeaders.ts';

/** For every page: browsers revalidate each time, since the page at one address differs by the visitor's choices. */
export const HTML_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
} as const;

/** The headers of a page. `botCheckOrigin`: see `contentPolicy`. */
export function htmlHeaders(botCheckOrigin: string | undefined): Readonly<Record<keyof typeof HTML_HEADERS, string>> {
  return botCheckOrigin === undefined ? HTML_HEADERS : { ...HTML_HEADERS, 'content-security-policy': contentPolicy(botCheckOrigin) };
}
