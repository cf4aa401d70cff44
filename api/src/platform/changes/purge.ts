import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './changes.ts';

/** Changes within this time are sent in one request, in milliseconds. */
const GATHER_MS = 20;
const TIMEOUT_MS = 2000;
/** A shell that was not reached is purged again after this time, in milliseconds. */
const RETRY_MS = 1000;
/** The maximum number of tags in one request: a shell reads a megabyte at most. */
const TAGS_AT_ONCE = 20_000;
/** A shell that was not reached for so long, in milliseconds, has no outdated page any more: they expire within a minute. */
const EXPIRED_MS = 120_000;

export interface PurgeTarget {
  /** The shells' internal addresses, each without a trailing slash. */
  readonly shellUrls: readonly string[];
  /** The token that authenticates the API to the shells. */
  readonly token: string;
}

interface PurgeParts {
  readonly url: string;
  readonly token: string;
  readonly log: FastifyBaseLogger;
}

/** Sends tags to a shell. @returns whether it has purged them */
async function sendTags({ url, token, log }: PurgeParts, tags: readonly string[]): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/internal/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) log.warn({ url, status: answer.status }, 'the shell refused the purge');
    return answer.ok;
  } catch (error) {
    log.warn({ err: error, url }, 'the purge of a shell failed');
    return false;
  }
}

/** The tags that one shell has not purged yet. */
class ShellPurger {
  readonly #parts: PurgeParts;
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #reachedAt = performance.now();
  #isStopped = false;

  constructor(parts: PurgeParts) {
    this.#parts = parts;
  }

  add(tags: readonly string[]): void {
    if (this.#waiting.size === 0) this.#reachedAt = performance.now();
    for (const tag of tags) this.#waiting.add(tag);
    this.#schedule(GATHER_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(ms: number): void {
    if (this.#isStopped || this.#running) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#purge().then((isDone) => {
        this.#running = undefined;
        if (this.#waiting.size > 0) this.#schedule(isDone ? GATHER_MS : RETRY_MS);
      });
    }, ms);
  }

  async #purge(): Promise<boolean> {
    const tags = [...this.#waiting];
    this.#waiting.clear();
    for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
      if (await sendTags(this.#parts, tags.slice(start, start + TAGS_AT_ONCE))) {
        this.#reachedAt = performance.now();
        continue;
      }
      if (performance.now() - this.#reachedAt < EXPIRED_MS) for (const tag of tags.slice(start)) this.#waiting.add(tag);
      return false;
    }
    return true;
  }
}

/**
 * Purges outdated pages from every shell's cache, in batches. A shell that is unavailable is purged when it answers again.
 *
 * @returns stops purging and waits for pending requests
 */
export function purgeShells(changes: Changes, { shellUrls, token }: PurgeTarget, log: FastifyBaseLogger): () => Promise<void> {
  const purgers = shellUrls.map((url) => new ShellPurger({ url, token, log }));
  changes.onChange((tags) => {
    for (const purger of purgers) purger.add(tags);
  });
  return async () => {
    await Promise.all(purgers.map((purger) => purger.stop()));
  };
}
