import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import type { Listen } from '../database/listen.ts';
import type { Changes } from './changes.ts';
import { CHANGE_CHANNEL, currentRevision, readChanges, READ_AT_ONCE, storeChange } from './storedChanges.ts';

/** The polling interval for changes whose notification was lost, in milliseconds. */
const EVERY_MS = 1000;
/** The pages of lists and the menus, for when the tags of missed changes are not known any more. */
const EVERYTHING = ['catalogue', 'lists', 'menus', 'faq'];

export interface SharedChangesParts {
  readonly db: Db;
  readonly listen: Listen;
  readonly changes: Changes;
  /** Resolves when the catalogue in memory has every change until now. */
  readonly caughtUp: () => Promise<void>;
  readonly log: FastifyBaseLogger;
}

/**
 * Shares changes of public data with the other processes of the shop. Every change has a revision. A notification starts
 * the reading at once; a process whose notification was lost sees within a second that its revision is behind.
 *
 * @returns stops sharing
 */
export async function shareChanges({ db, listen, changes, caughtUp, log }: SharedChangesParts): Promise<() => Promise<void>> {
  const processId = randomUUID();
  const waiting = new Set<string>();
  let known = await currentRevision(db);
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isStopped = false;

  async function send(): Promise<void> {
    const tags = [...waiting];
    if (tags.length === 0) return;
    await storeChange(db, processId, tags);
    for (const tag of tags) waiting.delete(tag);
  }

  function apply(tags: readonly string[]): void {
    changes.receive(tags);
    // An answer that was computed in between may have been cached with the previous value.
    caughtUp().then(() => changes.receive(tags), (error: unknown) => log.warn({ err: error }, 'the catalogue could not be updated after a change'));
  }

  async function receive(): Promise<void> {
    const stored = await readChanges(db, known);
    const [first] = stored;
    const last = stored.at(-1);
    if (!first || !last) return;
    const isComplete = first.revision === known + 1;
    const tags = new Set(stored.filter((change) => change.process_id !== processId).flatMap((change) => change.tags));
    if (!isComplete) log.warn({ known, revision: first.revision }, 'changes were missed; all lists and menus are invalidated');
    known = last.revision;
    isRequestedAgain ||= stored.length === READ_AT_ONCE;
    apply(isComplete ? [...tags] : [...tags, ...EVERYTHING]);
  }

  async function exchange(): Promise<void> {
    do {
      isRequestedAgain = false;
      await send();
      await receive();
    } while (isRequestedAgain && !isStopped);
  }

  /** Exchanges changes; during an exchange, another one follows. */
  function trigger(): void {
    if (isStopped) return;
    isRequestedAgain = true;
    running ??= exchange()
      .catch((error: unknown) => log.warn({ err: error }, 'changes could not be shared; the next attempt follows'))
      .finally(() => {
        running = undefined;
      });
  }

  changes.onOwnChange((tags) => {
    for (const tag of tags) waiting.add(tag);
    trigger();
  });
  const stopListening = listen(CHANGE_CHANNEL, trigger, (error) => log.warn({ err: error }, 'the notifications of changes were interrupted; changes are seen up to a second later'));
  const timer = setInterval(trigger, EVERY_MS);
  return async () => {
    clearInterval(timer);
    trigger();
    isStopped = true;
    await running;
    await stopListening();
  };
}
