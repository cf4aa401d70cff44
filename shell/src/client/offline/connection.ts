/** The script of a copy and of the offline page: it loads the page again once the shop can be reached. */
const TRY_EVERY_MS = 15_000;

async function reloadIfReachable(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const isReachable = await fetch('/builds/meta/copy.json', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
  if (!isReachable) return;
  // The shell's client restores the scroll position that it finds here.
  window.history.replaceState({ ...window.history.state, scrollY: window.scrollY }, '');
  window.location.reload();
}

window.addEventListener('online', () => void reloadIfReachable());
document.addEventListener('visibilitychange', () => void reloadIfReachable());
window.setInterval(() => void reloadIfReachable(), TRY_EVERY_MS);
