import { METRICS_TOKEN, PURGE_TOKEN } from '../Bench.ts';

/** A tag that every cached page has. */
const TAG_OF_ALL = 'menus';
const AT_ONCE = 4;

/** A page, and where it came from. */
export interface Answer {
  readonly path: string;
  readonly html: string;
  /** Whether the shell answered from its cache. */
  readonly isCached: boolean;
}

/** Some pages of a shop with metrics, of which it is known whether they come from the shell's cache. No other visitor may use the shop. */
export class CachedPages {
  readonly #shopUrl: string;
  readonly #paths: readonly string[];

  constructor(shopUrl: string, paths: readonly string[]) {
    this.#shopUrl = shopUrl;
    this.#paths = paths;
  }

  /** Removes every page from the cache, as the API does, so that all have the same age when they are stored again. */
  async empty(): Promise<void> {
    const answer = await fetch(`${this.#shopUrl}/internal/purge`, { method: 'POST', headers: { authorization: `Bearer ${PURGE_TOKEN}`, 'content-type': 'application/json' }, body: JSON.stringify({ tags: [TAG_OF_ALL] }) });
    if (!answer.ok) throw new Error(`The purge was answered ${answer.status}.`);
  }

  /** Requests all pages, some at a time. */
  async fill(): Promise<void> {
    const waiting = [...this.#paths];
    const visit = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await this.#fetch(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
  }

  /** Requests all pages one after the other, and reads after each whether the shell counted it as one from its cache. */
  async request(): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    let before = await this.#countCached();
    for (const path of this.#paths) {
      const html = await this.#fetch(path);
      const after = await this.#countCached();
      answers.push({ path, html, isCached: after > before });
      before = after;
    }
    return answers;
  }

  async #fetch(path: string): Promise<string> {
    const answer = await fetch(this.#shopUrl + path, { redirect: 'manual' });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
    return answer.text();
  }

  async #countCached(): Promise<number> {
    const answer = await fetch(`${this.#shopUrl}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const count = /^feszek_cached_pages_total\{[^}]*\} (\d+)$/m.exec(await answer.text())?.[1];
    if (count === undefined) throw new Error('The shell does not count pages from its cache.');
    return Number(count);
  }
}
