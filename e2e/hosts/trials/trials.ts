import { CLOCKS } from './clocks.ts';
import { DEPLOYMENT } from './deployment.ts';
import { DISKS } from './disks.ts';
import { KILLED_PROGRAMS } from './killedPrograms.ts';
import { LOST_HOSTS } from './lostHosts.ts';
import { PARTITIONS } from './partitions.ts';
import { NO_FAULT } from './noFault.ts';
import type { Trial } from './Trial.ts';

/** In this order, because the promotion changes which host is the primary. */
export const TRIALS: readonly Trial[] = [NO_FAULT, DEPLOYMENT, ...KILLED_PROGRAMS, ...LOST_HOSTS, ...PARTITIONS, ...DISKS, ...CLOCKS];
