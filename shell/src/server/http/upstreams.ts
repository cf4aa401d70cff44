export interface UpstreamGroup {
  readonly name: string;
  /** The program that answers. Without a demo program, its paths go to the API, which answers 404. */
  readonly program: 'api' | 'demo';
  /** Prefixes of the paths of the group. The longest prefix that matches a path decides. */
  readonly prefixes: readonly string[];
  /** Connections reserved for these paths. */
  readonly connections: number;
}

/**
 * Paths of the API and of the demo program under the shop's own origin, in groups with separate connections: requests that
 * lead to a purchase never wait behind searches, pictures or feeds.
 */
export const UPSTREAM_GROUPS: readonly UpstreamGroup[] = [
  {
    name: 'purchase',
    program: 'api',
    prefixes: [
      '/sanctum', '/payment', '/api/cart', '/api/orders', '/api/offer', '/api/offers', '/api/quotes', '/api/payments', '/api/withdrawals', '/api/auth', '/api/init',
      // The forms of the checkout read these.
      '/api/countries', '/api/cities', '/api/account/addresses',
    ],
    connections: 64,
  },
  { name: 'reads', program: 'api', prefixes: ['/api'], connections: 64 },
  { name: 'pictures', program: 'api', prefixes: ['/images'], connections: 64 },
  { name: 'files', program: 'api', prefixes: ['/feeds', '/sitemap.xml', '/sitemaps', '/dev/mail'], connections: 16 },
  { name: 'sandbox bank', program: 'demo', prefixes: ['/payment/sandbox'], connections: 16 },
];
