import { setTimeout as sleep } from 'node:timers/promises';
import { ACCEPTED_SHARE } from './Trial.ts';
import type { Trial } from './Trial.ts';

const LOST_MS = 20_000;
/** Until the operator has noticed the loss of the primary and acts, in milliseconds. */
const NOTICED_MS = 10_000;

const lost = (name: string, hostOf: (shop: Parameters<Trial['act']>[0]) => string | Promise<string>): Trial => ({
  name: `the host of ${name} fails`,
  description: 'it loses its power for 20 seconds',
  acceptedShare: ACCEPTED_SHARE,
  act: async (shop) => {
    const host = await hostOf(shop);
    await shop.powerOff(host);
    await sleep(LOST_MS);
    await shop.powerOn(host);
    await shop.startServices(host);
  },
});

const PROMOTION: Trial = {
  name: 'the host of the primary fails, and the replica is promoted',
  description: 'it loses its power; after ten seconds the operator promotes the replica (`promote.sh`, `primary.sh`); 20 seconds later the former primary has power again and becomes the replica (`pg_rewind`)',
  acceptedShare: ACCEPTED_SHARE,
  act: async (shop) => {
    const former = shop.primary;
    await shop.powerOff(former.host.name);
    await sleep(NOTICED_MS);
    await shop.promote();
    await sleep(LOST_MS);
    await shop.powerOn(former.host.name);
    await shop.followAfterFailure();
  },
};

/** Each kind of host loses its power. */
export const LOST_HOSTS: readonly Trial[] = [
  lost('a shell', () => 'shell1'),
  lost('four slices', () => 'slices1'),
  lost('an API process', () => 'api1'),
  lost('the replica', (shop) => shop.replica.host.name),
  PROMOTION,
  lost('the proxy that has the address', async (shop) => (await shop.proxyHost()).name),
];
