import { setTimeout as sleep } from 'node:timers/promises';
import type { HostedShop } from '../machines/HostedShop.ts';
import type { Service } from '../machines/Service.ts';
import { ACCEPTED_SHARE } from './Trial.ts';
import type { Trial } from './Trial.ts';

/** How long visitors are watched after a crash, in milliseconds. */
const WATCHED_MS = 10_000;

const killed = (name: string, find: (shop: HostedShop) => Service | Promise<Service>): Trial => ({
  name: `${name} is killed`,
  description: 'SIGKILL; its unit starts it again',
  acceptedShare: ACCEPTED_SHARE,
  act: async (shop) => {
    (await find(shop)).kill();
    await sleep(WATCHED_MS);
  },
});

/** One process of each program is killed. */
export const KILLED_PROGRAMS: readonly Trial[] = [
  killed('an API process', (shop) => shop.service('api2', 'api')),
  killed('a shell', (shop) => shop.service('shell1', 'shell')),
  ...['catalog', 'cart-checkout', 'account', 'content'].map((slice) => killed(`a process of ${slice}`, (shop) => shop.service('slices1', slice))),
  killed('a pooler', (shop) => shop.service('api2', 'pgbouncer')),
  killed('the server of the primary', (shop) => shop.primary.service),
  killed('the server of the replica', (shop) => shop.replica.service),
  killed('the proxy that has the address', async (shop) => shop.service((await shop.proxyHost()).name, 'haproxy')),
];
