import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './changes.ts';

/** Changes within this time are told together, in milliseconds. */
const GATHER_MS = 20;
const TIMEOUT_MS = 2000;
/** Tags in one telling: a shell reads a megabyte at most. */
const TAGS_AT_ONCE = 20_000;

export interface PurgeTarget {
  /** The shells' own addresses, each without a slash at the end. */
  readonly shellUrls: readonly string[];
  /** What the shells know the API by. */
  readonly token: string;
}

/**
 * Tells every shell which cached pages are out of date, gathered for a moment. A shell that cannot be reached is only
 * logged: its pages grow old by themselves within a minute.
 *
 * @returns stops telling and waits for what is under way
 */
export function purgeShells(changes: Changes, { shellUrls, token }: PurgeTarget, log: FastifyBaseLogger): () => Promise<void> {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<unknown> = Promise.resolve();

  async function tell(url: string, tags: readonly string[]): Promise<void> {
    try {
      const answer = await fetch(`${url}/internal/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) log.warn({ url, status: answer.status }, 'the shell refused to purge');
    } catch (error) {
      log.warn({ err: error, url }, 'the shell could not be told to purge');
    }
  }

  async function tellInParts(url: string, tags: readonly string[]): Promise<void> {
    for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) await tell(url, tags.slice(start, start + TAGS_AT_ONCE));
  }

  function tellAll(): void {
    const tags = [...waiting];
    waiting.clear();
    timer = undefined;
    telling = Promise.all(shellUrls.map((url) => tellInParts(url, tags)));
  }

  changes.onChange((tags) => {
    for (const tag of tags) waiting.add(tag);
    timer ??= setTimeout(tellAll, GATHER_MS);
  });
  return async () => {
    clearTimeout(timer);
    await telling;
  };
}
