import { setTimeout as sleep } from 'node:timers/promises';
import { isAnswering } from './health.mjs';

/**
 * Defines when a running program counts as hung.
 *
 * @typedef {object} Liveness
 * @property {number} everyMs - delay between two checks, in milliseconds
 * @property {number} answerMs - time limit of an answer, in milliseconds
 * @property {number} failures - number of consecutive checks without an answer
 * @property {number} graceMs - time that a hung program has to end by itself, in milliseconds
 */

/**
 * About a minute without any answer. A busy program answers late and sometimes not at all: its own deadlines for a page
 * are eight seconds, and the largest import blocks it for two.
 *
 * @type {Liveness}
 */
export const LIVENESS = { everyMs: 5000, answerMs: 5000, failures: 6, graceMs: 5000 };

/**
 * Checks repeatedly whether a program answers. Any answer counts, including an error: a program whose database is
 * unavailable is not hung.
 *
 * @param {string} url
 * @param {Liveness} liveness
 * @param {AbortSignal} signal - ends the checks
 * @returns {Promise<boolean>} `true` once the program is hung, `false` if the signal ended the checks
 */
export async function untilHung(url, { everyMs, answerMs, failures }, signal) {
  let missed = 0;
  while (missed < failures) {
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return false;
    const answers = await isAnswering(url, signal, answerMs);
    if (signal.aborted) return false;
    missed = answers ? 0 : missed + 1;
  }
  return true;
}
