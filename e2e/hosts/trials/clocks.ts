import { setTimeout as sleep } from 'node:timers/promises';
import { setClock } from '../machines/clock.ts';
import { ACCEPTED_SHARE } from './Trial.ts';
import type { Trial } from './Trial.ts';

const WRONG_MS = 20_000;

const jumps = (name: string, host: string, offset: '+1h' | '-1h'): Trial => ({
  name: `the clock of ${name} jumps ${offset === '+1h' ? 'forward' : 'back'}`,
  description: 'by an hour, and 20 seconds later to the right time',
  acceptedShare: ACCEPTED_SHARE,
  act: async (shop) => {
    await setClock(shop.host(host), offset);
    await sleep(WRONG_MS);
    await setClock(shop.host(host), '+0');
  },
});

export const CLOCKS: readonly Trial[] = [jumps('an API process', 'api2', '+1h'), jumps('an API process', 'api2', '-1h'), jumps('a shell', 'shell2', '+1h')];
