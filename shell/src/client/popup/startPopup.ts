import type { Bus } from '@feszek/contract';
import { createPopupNotifier } from './notifyPopup.ts';

export interface PopupParts {
  readonly bus: Bus;
  /** Address of the tool's script. */
  readonly scriptUrl: string;
}

/**
 * Loads the popup tool and notifies it of this page and of each following one, as long as the visitor agrees to marketing. The
 * document's content policy permits the script only if they agreed before it was loaded.
 */
export function startPopup({ bus, scriptUrl }: PopupParts): void {
  const notify = createPopupNotifier(() => window.popupTool);
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
  notify(window.location.pathname);
  bus.on('navigation.finished', ({ pathname }) => {
    if (bus.get('visitor.consent')?.marketing) notify(pathname);
  });
}
