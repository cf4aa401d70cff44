import { atOnce } from './atOnce.ts';
import { pageFacts } from './pageFacts.ts';
import type { PageFacts } from './pageFacts.ts';

/** Requests at a time. */
const AT_ONCE = 3;

export interface Visited {
  readonly status: number;
  /** Set for a redirect. */
  readonly location: string | undefined;
  /** Set for HTML with status 200. */
  readonly facts: PageFacts | undefined;
}

/**
 * Reads pages of the shop over HTTP, each once, without following redirects. It runs on the shop's machine without the address of a
 * visitor, so the limits of visitors do not apply.
 */
export class Crawl {
  readonly shopUrl: string;
  /** Answers by path and query. */
  readonly visited = new Map<string, Visited>();
  /** Addresses that link to an address. */
  readonly linkedFrom = new Map<string, string>();

  constructor(shopUrl: string) {
    this.shopUrl = shopUrl;
  }

  /** Path and query of an address of the shop; `undefined` for another origin or protocol. */
  pathOf(href: string): string | undefined {
    if (!URL.canParse(href, this.shopUrl)) return undefined;
    const url = new URL(href, this.shopUrl);
    return url.origin === this.shopUrl ? url.pathname + url.search : undefined;
  }

  /** The paths of a page's links within the shop. */
  linksOf({ links }: PageFacts, path: string): string[] {
    return links.flatMap((href) => this.pathOf(new URL(href, this.shopUrl + path).href) ?? []);
  }

  /**
   * Reads pages, and those that they link to as far as `follows` permits.
   *
   * @param from - paths
   */
  async run(from: readonly string[], follows: (path: string) => boolean): Promise<void> {
    for (let wave = [...new Set(from)]; wave.length > 0; ) {
      const found = new Set<string>();
      await atOnce(wave, AT_ONCE, async (path) => {
        const { facts } = await this.visit(path);
        for (const link of facts ? this.linksOf(facts, path) : []) {
          if (!this.linkedFrom.has(link) && link !== path) this.linkedFrom.set(link, path);
          if (follows(link)) found.add(link);
        }
      });
      wave = [...found].filter((path) => !this.visited.has(path));
    }
  }

  async visit(path: string): Promise<Visited> {
    const known = this.visited.get(path);
    if (known) return known;
    const response = await fetch(this.shopUrl + path, { redirect: 'manual' });
    const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') === true;
    const text = await response.text();
    // A part of a string keeps the whole string in memory; a clone has strings of its own.
    const facts = isPage ? structuredClone(pageFacts(text)) : undefined;
    const visited = { status: response.status, location: response.headers.get('location') ?? undefined, facts };
    this.visited.set(path, visited);
    return visited;
  }

  /** The pages that were read, by path. */
  pages(): [path: string, facts: PageFacts][] {
    return [...this.visited].flatMap(([path, { facts }]): [string, PageFacts][] => (facts ? [[path, facts]] : []));
  }

  /** Requests files, and returns those that are not answered with 200 and this media type. */
  async brokenFiles(paths: Iterable<string>, type: RegExp): Promise<string[]> {
    const broken: string[] = [];
    await atOnce(new Set(paths), AT_ONCE, async (path) => {
      const response = await fetch(new URL(path, this.shopUrl));
      await response.arrayBuffer();
      if (response.status !== 200 || !type.test(response.headers.get('content-type') ?? '')) broken.push(`${path} is answered ${response.status} ${response.headers.get('content-type')}`);
    });
    return broken;
  }
}
