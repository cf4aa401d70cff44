/** A page that was requested under load. */
export interface LoadedPage {
  readonly path: string;
  readonly status: number;
  /** The versions of the slice in the page's HTML. */
  readonly versions: readonly string[];
  /** Position of its request in the order of sending, from 0. */
  readonly position: number;
}

export interface PageLoad {
  readonly pages: readonly LoadedPage[];
  /** The number of requests so far: the position of the next one. */
  readonly sent: number;
  /** Waits until this many further pages were answered. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** How many pages a visitor requests before another one replaces them. */
const PAGES_OF_VISITOR = 10;

/**
 * Requests pages without a pause until it is stopped. Each visitor sends their cookies.
 *
 * @param slice - whose versions are counted
 * @param visitors - how many pages are requested at a time
 */
export function loadPages(shopUrl: string, { slice, paths, visitors }: { readonly slice: string; readonly paths: readonly string[]; readonly visitors: number }): PageLoad {
  const pages: LoadedPage[] = [];
  const waiting = new Set<() => void>();
  const named = new RegExp(`/slices/${slice}/([^/"]+)/`, 'g');
  let isLoading = true;
  let sent = 0;
  async function visit(visitor: number): Promise<void> {
    let cookies = new Map<string, string>();
    for (let count = visitor; isLoading; count += 1) {
      if (count % PAGES_OF_VISITOR === 0) cookies = new Map();
      const path = paths[count % paths.length] ?? '/hu';
      const position = sent;
      sent += 1;
      const response = await fetch(shopUrl + path, { redirect: 'manual', headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const html = await response.text();
      pages.push({ path, status: response.status, versions: [...new Set([...html.matchAll(named)].map(([, version]) => version ?? ''))], position });
      for (const look of waiting) look();
    }
  }
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    pages,
    get sent() {
      return sent;
    },
    more(count) {
      const goal = pages.length + count;
      return new Promise((resolve) => {
        const look = () => {
          if (pages.length < goal) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
    async stop() {
      isLoading = false;
      await Promise.all(visits);
    },
  };
}
