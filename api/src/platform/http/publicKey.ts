import type { FastifyRequest } from 'fastify';
import { ObjectSchema } from 'yup';
import { requestView } from './requestView.ts';

/** The query parameters that a route reads: those of its schema. */
function queryNames({ routeOptions: { schema } }: FastifyRequest): ReadonlySet<string> {
  const query: unknown = schema?.querystring;
  return new Set(query instanceof ObjectSchema ? Object.keys(query.fields) : []);
}

/**
 * The cache key of a public answer: language, currency, and the normalised address. Parameters that the route does not
 * read are dropped, the others are sorted by name.
 */
export function publicKey(request: FastifyRequest): string {
  const { locale, currency } = requestView(request);
  const { routeOptions, params, url } = request;
  const names = queryNames(request);
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '');
  const known = new URLSearchParams([...query].filter(([name]) => names.has(name)));
  known.sort();
  return `${locale} ${currency} ${routeOptions.url ?? ''} ${JSON.stringify(params)} ${known.toString()}`;
}
