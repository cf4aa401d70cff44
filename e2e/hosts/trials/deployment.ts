import { SLICES } from '@feszek/contract';
import type { HostedShop } from '../machines/HostedShop.ts';
import { switchRelease } from '../machines/setUpHost.ts';
import type { Trial } from './Trial.ts';

async function upgrade(shop: HostedShop, host: string, programs: readonly string[]): Promise<void> {
  await switchRelease(shop.host(host), 2);
  for (const program of programs) {
    await shop.service(host, program).restart();
    await shop.untilHealthy({ host });
  }
}

/** The new version, in the order of docs/guides/deploy.md. */
export const DEPLOYMENT: Trial = {
  name: 'a new version of everything is deployed',
  description: 'one process after the other: API, slices, shells',
  acceptedShare: 0,
  act: async (shop) => {
    for (const host of ['api1', 'api2', 'api3']) await upgrade(shop, host, ['api']);
    for (const host of ['slices1', 'slices2']) await upgrade(shop, host, SLICES);
    for (const host of ['shell1', 'shell2']) await upgrade(shop, host, ['shell']);
  },
};
