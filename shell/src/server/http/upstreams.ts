export interface UpstreamGroup {
  readonly name: string;
  /** Paths of the API, each with all below it. The longest prefix of a path decides. */
  readonly prefixes: readonly string[];
  /** Connections to the API for these paths alone. */
  readonly connections: number;
}

/**
 * The API's paths under the shop's own origin, in groups that cannot take each other's connections: what leads to a
 * purchase never waits behind searches, pictures or feeds.
 */
export const UPSTREAM_GROUPS: readonly UpstreamGroup[] = [
  {
    name: 'purchase',
    prefixes: [
      '/sanctum', '/payment', '/api/cart', '/api/orders', '/api/offer', '/api/offers', '/api/quotes', '/api/payments', '/api/withdrawals', '/api/auth', '/api/init',
    ],
    connections: 64,
  },
  { name: 'reads', prefixes: ['/api'], connections: 64 },
  { name: 'pictures', prefixes: ['/images'], connections: 64 },
  { name: 'files', prefixes: ['/feeds', '/sitemap.xml', '/sitemaps', '/dev/mail'], connections: 16 },
];
