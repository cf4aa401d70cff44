import type { Bus } from '@feszek/contract';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

/** The menu opens and closes without scripts; with them it also closes on navigation, on Escape and on a press outside. */
export function closeMenuInTime(bus: Bus): void {
  bus.on('navigation.started', () => {
    for (const menu of openMenus()) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
