import { sendWaiting } from './sendWaiting.ts';
import type { OutboxParts } from './sendWaiting.ts';

/** How often the outbox is looked into, in milliseconds: one search of an index that is nearly always empty. */
const EVERY_MS = 1000;
/** A database that does not answer is left alone for so long. */
const AFTER_FAILURE_MS = 15_000;

/**
 * Sends mails as they come. Asking every second, rather than being told, also finds what other processes have written,
 * and nobody who writes a mail has to think of waking anybody.
 *
 * @returns stops, and waits for a mail that is being sent
 */
export function startOutbox(parts: OutboxParts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function later(ms: number): void {
    if (!isStopped) timer = setTimeout(look, ms);
  }

  function look(): void {
    running = sendWaiting(parts).then(
      () => later(EVERY_MS),
      (error: unknown) => {
        parts.log.error({ err: error }, 'the outbox could not be read');
        later(AFTER_FAILURE_MS);
      },
    );
  }

  later(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
    parts.transport.close();
  };
}
