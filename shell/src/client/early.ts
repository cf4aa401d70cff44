import { startConsentBar } from './consent/consentBar.ts';
import { denyByDefault } from './consent/consentMode.ts';
import { watchStart } from './fatal/watchStart.ts';
import { loadClient } from './loadClient.ts';
import { loadFonts } from './loadFonts.ts';
import { allowOwnScripts } from './trustedTypes.ts';

/**
 * The page's first script, in the head. It stores clicks on `[data-replay]` that come before their slice is
 * hydrated; the slice replays them when it is mounted (see the kit's `replayClicks`). It also requests the fonts, shows the
 * consent bar, loads the shell's client after the main paint, and shows the fatal screen if the client cannot start. The first
 * entry of the data layer denies every purpose. The rules of Trusted Types precede everything that they apply to.
 */
allowOwnScripts();
denyByDefault();

window.feszekEarlyClicks = [];

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-replay]') : null;
    if (!(button instanceof HTMLElement) || button.closest('[data-ready]')) return;
    // With a key a link opens elsewhere, or is saved: the browser does it without the slice.
    if (button instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    if (!window.feszekEarlyClicks?.includes(button)) window.feszekEarlyClicks?.push(button);
  },
  true,
);

const { fatal, ...files } = document.currentScript?.dataset ?? {};
watchStart(fatal);
loadFonts();
// A copy without network has no client: nothing could record an answer.
if (files.scripts) startConsentBar();
loadClient(files);
