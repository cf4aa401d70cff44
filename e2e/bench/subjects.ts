import type { Subject } from './Subject.ts';
import { cached } from './cached/cached.ts';
import { canary } from './canary/canary.ts';
import { interactions } from './interactions/interactions.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { memory } from './memory/memory.ts';
import { purge } from './purge/purge.ts';
import { sessions } from './sessions/sessions.ts';
import { start } from './start/start.ts';
import { steadyRate } from './steadyRate/steadyRate.ts';
import { uncached } from './uncached/uncached.ts';
import { minuteOfUse } from './minuteOfUse/minuteOfUse.ts';
import { weight } from './weight/weight.ts';

/**
 * What `npm run bench` measures with a whole shop, in the order of the report. Subjects with the same shop follow each other. No browser
 * runs before `weight`: the memory is that of all processes. The canary changes the slices of the shop that the others use.
 */
export const SUBJECTS: readonly Subject[] = [uncached, steadyRate, cached, sessions, memory, weight, lighthouse, interactions, minuteOfUse, purge, canary, start];
