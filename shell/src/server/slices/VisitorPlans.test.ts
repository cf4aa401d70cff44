import { expect, it } from '@jest/globals';
import { Origins } from '@feszek/kit/server';
import { createPlans } from './Plans.ts';
import type { CanaryDeployment, Plans } from './Plans.ts';
import type { Deployment } from './Plan.ts';
import { VisitorPlans } from './VisitorPlans.ts';

const deployed = (version: string): Deployment => ({
  origins: new Origins('http://127.0.0.1:1'), isFixed: false,
  manifest: { protocol: 1, name: 'content', version, remoteEntry: `/slices/content/${version}/remoteEntry.js`, texts: { hu: [], en: [] }, fragments: {} },
});

function plansWith(...canaries: readonly CanaryDeployment[]): Plans {
  return createPlans(new Map([['content', deployed('1.0.0')]]), canaries, []);
}

it('gives a new visitor one ring for a request that the cache leaves to the composer, and each ring to about as many visitors', () => {
  const plans = plansWith({ deployment: deployed('2.0.0'), percent: 50 });
  const visitors = new VisitorPlans({ config: { isSecure: false, shopUrl: 'http://localhost' }, plans: () => plans, trust: undefined, now: Date.now });
  const drawn = Array.from({ length: 2000 }, () => {
    const headers = {};
    const first = visitors.forDocument(headers);
    visitors.keep(headers, first);
    const again = visitors.forDocument(headers);
    expect(again).toEqual(first);
    return first.plan.get('content')?.manifest.version;
  });
  // Of 2,000 draws with a probability of a half, the number lies between 850 and 1,150 but for one run in 10¹⁰.
  const share = drawn.filter((version) => version === '2.0.0').length;
  expect(share).toBeGreaterThan(850);
  expect(share).toBeLessThan(1150);
});

it('nests the shares of several canaries', () => {
  const canary = (version: string, percent: number): CanaryDeployment => ({ deployment: { ...deployed(version), manifest: { ...deployed(version).manifest, name: version } }, percent });
  const plans = plansWith(canary('a', 5), canary('b', 20));
  const seen = (ring: number) => plans.at(ring).all().map(({ manifest }) => manifest.name).join();
  expect([0, 49, 50, 199, 200, 999].map(seen)).toEqual(['content,a,b', 'content,a,b', 'content,b', 'content,b', 'content', 'content']);
  expect(plansWith(canary('a', 5), canary('b', 5)).all()).toHaveLength(2);
});
