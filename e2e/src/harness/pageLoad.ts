/** A page that was answered under load. */
export interface LoadedPage {
  readonly path: string;
  readonly status: number;
  /** The versions of the slice that the page names. */
  readonly versions: readonly string[];
  /** When its request was sent, in milliseconds since the start of the process. */
  readonly sentAt: number;
}

export interface PageLoad {
  readonly pages: readonly LoadedPage[];
  /** Waits until this many further pages were answered. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Requests pages without a pause until it is stopped.
 *
 * @param slice - whose versions are counted
 * @param visitors - how many pages are requested at a time
 */
export function loadPages(shopUrl: string, { slice, paths, visitors }: { readonly slice: string; readonly paths: readonly string[]; readonly visitors: number }): PageLoad {
  const pages: LoadedPage[] = [];
  const waiting = new Set<() => void>();
  const named = new RegExp(`/slices/${slice}/([^/"]+)/`, 'g');
  let isLoading = true;
  async function visit(visitor: number): Promise<void> {
    for (let count = visitor; isLoading; count += 1) {
      const path = paths[count % paths.length] ?? '/hu';
      const sentAt = performance.now();
      const response = await fetch(shopUrl + path, { redirect: 'manual' });
      const html = await response.text();
      pages.push({ path, status: response.status, versions: [...new Set([...html.matchAll(named)].map(([, version]) => version ?? ''))], sentAt });
      for (const look of waiting) look();
    }
  }
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    pages,
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
