import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 250;
const ANSWER_MS = 5000;

async function isOpen(shopUrl: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${shopUrl}/health`, { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // The shell does not listen yet, or it is too busy to answer.
    return false;
  }
}

/** Waits until the shop shows its pages, or until the signal. */
export async function untilOpen(shopUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isOpen(shopUrl, signal))) await sleep(PAUSE_MS);
}
