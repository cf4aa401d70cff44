import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './changes.ts';

/** Changes within this time are sent in one request, in milliseconds. */
const GATHER_MS = 20;
const TIMEOUT_MS = 2000;
/** The maximum number of tags in one request: a shell reads a megabyte at most. */
const TAGS_AT_ONCE = 20_000;

export interface PurgeTarget {
  /** The shells' internal addresses, each without a trailing slash. */
  readonly shellUrls: readonly string[];
  /** The token that authenticates the API to the shells. */
  readonly token: string;
}

/**
 * Purges outdated pages from every shell's cache, in batches. An unavailable shell is only logged: its cached pages
 * expire within a minute.
 *
 * @returns stops purging and waits for pending requests
 */
export function purgeShells(changes: Changes, { shellUrls, token }: PurgeTarget, log: FastifyBaseLogger): () => Promise<void> {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let pending: Promise<unknown> = Promise.resolve();

  async function purge(url: string, tags: readonly string[]): Promise<void> {
    try {
      const answer = await fetch(`${url}/internal/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) log.warn({ url, status: answer.status }, 'the shell refused the purge');
    } catch (error) {
      log.warn({ err: error, url }, 'the purge of a shell failed');
    }
  }

  async function purgeInBatches(url: string, tags: readonly string[]): Promise<void> {
    for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) await purge(url, tags.slice(start, start + TAGS_AT_ONCE));
  }

  function purgeAll(): void {
    const tags = [...waiting];
    waiting.clear();
    timer = undefined;
    pending = Promise.all(shellUrls.map((url) => purgeInBatches(url, tags)));
  }

  changes.onChange((tags) => {
    for (const tag of tags) waiting.add(tag);
    timer ??= setTimeout(purgeAll, GATHER_MS);
  });
  return async () => {
    clearTimeout(timer);
    await pending;
  };
}
