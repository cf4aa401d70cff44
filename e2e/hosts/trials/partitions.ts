import { setTimeout as sleep } from 'node:timers/promises';
import { network } from '../machines/Network.ts';
import { ACCEPTED_SHARE } from './Trial.ts';
import type { Trial } from './Trial.ts';

const APART_MS = 25_000;

const isolated = (name: string, description: string, hostsOf: (shop: Parameters<Trial['act']>[0]) => readonly string[]): Trial => ({
  name,
  description,
  acceptedShare: ACCEPTED_SHARE,
  act: async (shop) => {
    const hosts = hostsOf(shop);
    await network.isolate(hosts, true);
    await sleep(APART_MS);
    await network.isolate(hosts, false);
  },
});

const HALF = ['shell2', 'slices2', 'api3'];

/** Hosts that do not reach each other. */
export const PARTITIONS: readonly Trial[] = [
  isolated('an API host does not reach the primary', 'for 25 seconds; both reach all other hosts', (shop) => ['api3', shop.primary.host.name]),
  isolated('the primary does not reach the replica', 'for 25 seconds; both reach all other hosts', (shop) => shop.databases.map(({ host }) => host.name)),
  {
    name: 'a partition',
    description: 'a shell, four slices and an API process are cut off from everything else for 25 seconds',
    acceptedShare: ACCEPTED_SHARE,
    act: async () => {
      await network.move(HALF, 'cut-off');
      await sleep(APART_MS);
      await network.move(HALF, 'main');
    },
  },
];
