/** How often an open page asks whether a newer build is live, in milliseconds. */
const POLL_MS = 60_000;

/**
 * Watches for a newer build of the shop. The page is not torn from the visitor's hands: his next navigation loads the
 * document.
 *
 * @param buildId - the build that this page was made with
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
      // A manifest that does not arrive is only logged (specification, chapter 8): the page works on.
      console.info('build manifest', error);
    }
  }

  window.setInterval(() => void poll(), POLL_MS);
  return { isOutdated: () => isOutdated };
}
