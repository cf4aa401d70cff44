import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from './Trial.ts';

const WATCHED_MS = 10_000;

/** What the visitors meet without a fault. */
export const NO_FAULT: Trial = { name: 'none', description: 'nothing happens', acceptedShare: 0, act: () => sleep(WATCHED_MS) };
