import type { Bus } from '@feszek/contract';

/** A navigation that is faster than this shows no progress line, in milliseconds. */
const SHOW_AFTER_MS = 120;

/** The thin line at the top while the next page is loading. */
export function showProgress(bus: Bus, line: HTMLElement): void {
  let timer: number | undefined;
  bus.on('navigation.started', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => { line.hidden = false; }, SHOW_AFTER_MS);
  });
  bus.on('navigation.finished', () => {
    window.clearTimeout(timer);
    line.hidden = true;
  });
}
