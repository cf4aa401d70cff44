import type { Bus, PageLocation } from '@feszek/contract';
import { createPopupNotifier } from './notifyPopup.ts';

export interface PopupParts {
  readonly bus: Bus;
  /** Address of the tool's script. */
  readonly scriptUrl: string;
}

const addressOf = ({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>) => pathname + search;

/**
 * Loads the popup tool and notifies it of this page and of each following one, as long as the visitor agrees to marketing. The
 * document's content policy permits the script only if they agreed before it was loaded.
 */
export function startPopup({ bus, scriptUrl }: PopupParts): void {
  const isAllowed = () => bus.get('visitor.consent')?.marketing === true;
  // The visitor may have withdrawn the consent while this module was loaded.
  if (!isAllowed()) return;
  const notify = createPopupNotifier({ tool: () => window.popupTool, isAllowed });
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
  const shown = () => bus.get('shop.location') ?? window.location;
  let left = addressOf(shown());
  notify(shown().pathname);
  bus.on('navigation.started', () => {
    left = addressOf(shown());
  });
  bus.on('navigation.finished', (page) => {
    // The page was loaded again, or the next one could not be loaded in its place: there was no navigation.
    if (addressOf(page) !== left) notify(page.pathname);
  });
}
