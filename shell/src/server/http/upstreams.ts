export interface UpstreamGroup {
  readonly name: string;
  /** The program that answers. Without a demo program, its paths are the API's, which answers that they do not exist. */
  readonly program: 'api' | 'demo';
  /** Paths of the program, each with all below it. The longest prefix of a path decides. */
  readonly prefixes: readonly string[];
  /** Connections to the program for these paths alone. */
  readonly connections: number;
}

/**
 * Paths of the API and of the demo program under the shop's own origin, in groups that cannot take each other's connections: what leads to a
 * purchase never waits behind searches, pictures or feeds.
 */
export const UPSTREAM_GROUPS: readonly UpstreamGroup[] = [
  {
    name: 'purchase',
    program: 'api',
    prefixes: [
      '/sanctum', '/payment', '/api/cart', '/api/orders', '/api/offer', '/api/offers', '/api/quotes', '/api/payments', '/api/withdrawals', '/api/auth', '/api/init',
    ],
    connections: 64,
  },
  { name: 'reads', program: 'api', prefixes: ['/api'], connections: 64 },
  { name: 'pictures', program: 'api', prefixes: ['/images'], connections: 64 },
  { name: 'files', program: 'api', prefixes: ['/feeds', '/sitemap.xml', '/sitemaps', '/dev/mail'], connections: 16 },
  { name: 'sandbox bank', program: 'demo', prefixes: ['/payment/sandbox'], connections: 16 },
];
