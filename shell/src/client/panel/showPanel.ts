import { element } from './element.ts';
import { storedFlag } from './storedFlag.ts';
import { createTabs } from './createTabs.ts';
import type { Tab } from './createTabs.ts';

/** The button of the preview's bar; in development, where there is no bar, one of its own. */
function openingButton(): HTMLButtonElement {
  const inBar = document.querySelector<HTMLButtonElement>('[data-panel-button]');
  if (inBar) {
    inBar.disabled = false;
    return inBar;
  }
  const own = element('button', { type: 'button', class: 'panel-open', 'aria-expanded': 'false', lang: 'en', 'data-print': 'hide' }, 'Panel');
  document.body.append(own);
  return own;
}

/** Adds the panel to the page, and opens it if it was open on the last page of this tab. */
export function showPanel(tabs: readonly Tab[]): void {
  const button = openingButton();
  const flag = storedFlag('open');
  const close = element('button', { type: 'button', class: 'panel-close' }, 'Close');
  const content = createTabs(tabs);
  const panel = element('section', { class: 'panel', lang: 'en', 'aria-label': 'Development panel', 'data-print': 'hide' }, close, ...content.elements);
  const setOpen = (isOpen: boolean) => {
    flag.set(isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      document.body.append(panel);
      content.start();
    } else {
      content.stop();
      panel.remove();
    }
  };
  const closeAndReturn = () => {
    setOpen(false);
    button.focus();
  };
  button.addEventListener('click', () => {
    if (panel.isConnected) return closeAndReturn();
    setOpen(true);
    content.focus();
  });
  close.addEventListener('click', closeAndReturn);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeAndReturn();
  });
  if (flag.isSet()) setOpen(true);
}
