import { SECURITY_HEADERS } from './securityHeaders.ts';

/** Of every page: browsers ask again each time, since the same address differs by the visitor's choices. */
export const HTML_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
} as const;
