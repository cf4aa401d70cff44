import { setTimeout as sleep } from 'node:timers/promises';
import { throttleWrites } from '../machines/throttleWrites.ts';
import { ACCEPTED_SHARE } from './Trial.ts';
import type { Trial } from './Trial.ts';

const BAD_MS = 25_000;
const DISK = '/var/lib/postgresql';
const FILLING = `${DISK}/filling`;
const WRITES_PER_SECOND = 20;

/** The disk of the primary. */
export const DISKS: readonly Trial[] = [
  {
    name: 'the disk of the primary is full',
    description: 'for 25 seconds; then the operator deletes a file',
    acceptedShare: ACCEPTED_SHARE,
    act: async ({ primary: { host } }) => {
      await host.run(['sh', '-c', `cat /dev/zero > ${FILLING} || true`]);
      await sleep(BAD_MS);
      await host.run(['rm', FILLING]);
    },
  },
  {
    name: 'the disk of the primary is slow',
    description: `for 25 seconds it does ${WRITES_PER_SECOND} writes a second`,
    acceptedShare: ACCEPTED_SHARE,
    act: async ({ primary: { host } }) => {
      const end = await throttleWrites(host, DISK, WRITES_PER_SECOND);
      await sleep(BAD_MS);
      await end();
    },
  },
];
