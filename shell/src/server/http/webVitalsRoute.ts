import { WEB_VITALS_PATH, isWebVitalsReport, sliceNamed } from '@feszek/contract';
import type { FastifyInstance } from 'fastify';
import type { VitalMetrics } from '../metrics/VitalMetrics.ts';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { addressKey } from './addressKey.ts';
import { isForeign, refuseForeign } from './isForeign.ts';
import { TokenBuckets } from './TokenBuckets.ts';
import { visitorOf } from './visitor.ts';

/** Reports of one visitor: at once, and then per second. A page sends one. */
const BUDGET = { burst: 20, perSecond: 0.2 };
/** The largest report, in bytes. */
const MAX_BYTES = 1000;

interface Parts {
  readonly registry: Pick<SliceRegistry, 'plans'>;
  readonly vitals: VitalMetrics;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Receives how fast pages were in browsers. Nothing of a report is stored or logged: it is added to the metrics. */
export function webVitalsRoute(server: FastifyInstance, { registry, vitals, isTrustedProxy }: Parts): void {
  const budgets = new TokenBuckets(BUDGET);
  server.post(WEB_VITALS_PATH, { bodyLimit: MAX_BYTES }, (request, reply) => {
    if (isForeign(request)) return refuseForeign(reply);
    const { body: report } = request;
    if (!isWebVitalsReport(report)) return reply.code(422).type('text/plain').send('Send a route, a slice, a version and values.');
    const slice = sliceNamed(report.slice);
    // The labels of metrics have only names that a plan contains.
    const isKnown = slice !== undefined && registry.plans.all().some((plan) =>
      plan.get(slice)?.manifest.version === report.version && plan.routes.routes.some((route) => route.name === report.route && route.slice === slice));
    if (isKnown && budgets.spend(addressKey(visitorOf(request, isTrustedProxy) ?? request.ip)) === 0) vitals.observe(report, slice);
    return reply.code(204).send();
  });
}
