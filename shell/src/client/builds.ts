/** How often an open page checks for a newer build, in milliseconds. */
export const POLL_MS = 300_000;

/**
 * Watches for a newer build of the shop: every five minutes, and whenever the visitor returns to the tab. The open page is
 * not reloaded: the visitor's next navigation loads a whole document.
 *
 * @param buildId - the build that rendered this page
 */
export function watchBuilds(buildId: string): { isOutdated: () => boolean } {
  let isOutdated = false;

  async function poll(): Promise<void> {
    if (document.visibilityState === 'hidden' || isOutdated) return;
    try {
      const response = await fetch(`/builds/meta/${buildId}.json`, { cache: 'no-store' });
      const { id }: { id: string } = await response.json();
      isOutdated = id !== buildId;
    } catch (error) {
      // A manifest that cannot be loaded is only logged (specification, chapter 8).
      console.info('build manifest', error);
    }
  }

  window.setInterval(() => void poll(), POLL_MS);
  document.addEventListener('visibilitychange', () => void poll());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void poll();
  });
  return { isOutdated: () => isOutdated };
}
