import { setTimeout as sleep } from 'node:timers/promises';
import { isAnswering } from './health.mjs';

/**
 * When a program that runs counts as hung.
 *
 * @typedef {object} Liveness
 * @property {number} everyMs - pause between two questions, in milliseconds
 * @property {number} answerMs - how long an answer may take, in milliseconds
 * @property {number} failures - how many questions in a row must stay without an answer
 * @property {number} graceMs - how long a hung program may take to end by itself, in milliseconds
 */

/**
 * About a minute without any answer. A busy program answers late and now and then not at all: its own deadlines for a
 * page are eight seconds, and the largest import blocks it for two.
 *
 * @type {Liveness}
 */
export const LIVENESS = { everyMs: 5000, answerMs: 5000, failures: 6, graceMs: 5000 };

/**
 * Asks a program again and again whether it answers. Any answer counts, an error as well: a program whose database is
 * away is not hung.
 *
 * @param {string} url
 * @param {Liveness} liveness
 * @param {AbortSignal} signal - ends the questions
 * @returns {Promise<boolean>} `true` once the program is hung, `false` where the signal ended the questions
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
