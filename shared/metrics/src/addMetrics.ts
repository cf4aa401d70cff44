import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The shortest token that cannot be guessed. */
const TOKEN_LENGTH = 20;
/** From a cached answer to the deadline of a page. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The label of requests whose address no route has: attackers choose such addresses. */
const UNMATCHED = 'unmatched';
/** The methods that a label names; others are `other`. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface MetricsOptions {
  /** The name of the program, the label `program` of every metric. */
  readonly program: string;
  /** Authorises the reader of `/metrics`; `undefined` or empty: the program measures nothing and has no such address. */
  readonly token: string | undefined;
}

function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** Measures the requests of every route, by pattern: the number of labels is limited. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'feszek_request_seconds',
    help: 'Duration of requests, from their arrival to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    requests.observe({ method, route: request.routeOptions.url ?? UNMATCHED, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}

/**
 * Adds `/metrics` for Prometheus: requests, event loop, memory, and what the caller registers.
 *
 * Call it before the routes are added. Without the token the address is answered like an unknown one.
 *
 * @returns the registry for further metrics; `undefined` if nothing is measured
 * @throws Error with one sentence if the token is too short
 */
export function addMetrics(app: FastifyInstance, { program, token }: MetricsOptions): Registry | undefined {
  if (!token) return undefined;
  if (token.length < TOKEN_LENGTH) throw new Error(`METRICS_TOKEN must have at least ${TOKEN_LENGTH} characters.`);
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
