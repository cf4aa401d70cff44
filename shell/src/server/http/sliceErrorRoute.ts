import { SLICE_ERROR_PATH, isSliceError, sliceNamed } from '@feszek/contract';
import type { FastifyInstance } from 'fastify';
import type { BrowserFailures } from '../metrics/BrowserFailures.ts';
import type { CanaryOutcomes } from '../slices/CanaryOutcomes.ts';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { addressKey } from './addressKey.ts';
import { isForeign, refuseForeign } from './isForeign.ts';
import { TokenBuckets } from './TokenBuckets.ts';
import { visitorOf } from './visitor.ts';

/** Reports of one visitor: at once, and then per second. */
const BUDGET = { burst: 5, perSecond: 0.1 };
/** Reports of one visitor that count against a release: one a day, so that one broken browser does not end a canary. */
const COUNTED = { burst: 1, perSecond: 1 / 86_400 };
/** The largest report, in bytes. */
const MAX_BYTES = 1000;

interface Parts {
  readonly registry: SliceRegistry;
  readonly outcomes: Pick<CanaryOutcomes, 'failedInBrowser'>;
  readonly failures: BrowserFailures;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Receives reports of browsers in which a slice has failed. They are logged, and count against a canary. */
export function sliceErrorRoute(server: FastifyInstance, { registry, outcomes, failures, isTrustedProxy }: Parts): void {
  const budgets = new TokenBuckets(BUDGET);
  const counted = new TokenBuckets(COUNTED);
  server.post(SLICE_ERROR_PATH, { bodyLimit: MAX_BYTES }, (request, reply) => {
    if (isForeign(request)) return refuseForeign(reply);
    if (!isSliceError(request.body)) return reply.code(422).type('text/plain').send('Send a slice and a version.');
    const { slice: name, version, phase } = request.body;
    const slice = sliceNamed(name);
    const visitor = addressKey(visitorOf(request, isTrustedProxy) ?? request.ip);
    const isKnown = slice !== undefined && registry.plans.all().some((plan) => plan.get(slice)?.manifest.version === version);
    if (isKnown && budgets.spend(visitor) === 0) {
      request.log.warn({ slice, version, phase }, 'slice failed in a browser');
      failures.count({ slice, version, phase });
      if (counted.spend(`${visitor} ${slice}@${version}`) === 0) outcomes.failedInBrowser(slice, version);
    }
    return reply.code(204).send();
  });
}
