import type { Bus } from '@feszek/contract';
import { initMenu } from './menu.ts';
import { initScrollToTop } from './scrollToTop.ts';

/** The controls of the layout that only a visitor who interacts needs. Without their script the menu opens and closes. */
export function startControls(bus: Bus): void {
  initMenu(bus);
  initScrollToTop();
}
