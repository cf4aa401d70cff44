import type { Bus } from '@feszek/contract';

/** From here on the menu is a panel below the bar; below it is a drawer. The style sheet says the same. */
const WIDE = '(min-width: 60rem)';
/** A pointer that rests this long on a top category means to unfold it, in milliseconds. */
const INTENT_MS = 120;

/** Everything of the page but an element and what it stands in. */
function* outsideOf(element: Element): Generator<HTMLElement> {
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const sibling of part.parentElement.children) if (sibling !== part && sibling instanceof HTMLElement) yield sibling;
  }
}

/** What opens and closes by itself, a script makes comfortable: one menu of the page. */
class Menu {
  readonly #menu: HTMLDetailsElement;
  readonly #wide = window.matchMedia(WIDE);
  #held: readonly HTMLElement[] = [];
  #intent: number | undefined;

  constructor(menu: HTMLDetailsElement) {
    this.#menu = menu;
    menu.addEventListener('toggle', (event) => {
      if (event.target === menu) this.#toggled();
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) this.close();
    });
    menu.addEventListener('keydown', (event) => this.#step(event));
    menu.addEventListener('pointerover', (event) => this.#unfoldOnIntent(event));
    this.#wide.addEventListener('change', () => this.close());
  }

  get isOpen(): boolean {
    return this.#menu.open;
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.#menu.contains(target);
  }

  close(): void {
    this.#menu.open = false;
    this.#toggled();
  }

  /** Closes, and gives the focus back to the button. */
  dismiss(): void {
    this.close();
    this.#menu.querySelector('summary')?.focus();
  }

  /** The links to the top categories, in order. */
  get #tops(): HTMLElement[] {
    return [...this.#menu.querySelectorAll<HTMLElement>('.shell-tops > ul > li > a')];
  }

  /**
   * A panel begins with a category unfolded: the page's own, or the first. A drawer unfolds the page's own alone, and
   * holds the focus: the rest of the page is inert until it closes.
   */
  #toggled(): void {
    for (const part of this.#held) part.inert = false;
    this.#held = [];
    // A drawer that is still sliding out takes no focus any more.
    const sheet = this.#menu.querySelector<HTMLElement>(':scope > :not(summary)');
    if (sheet) sheet.inert = !this.#menu.open;
    if (!this.#menu.open) return;
    const current = this.#menu.querySelector('.shell-tops [aria-current]')?.closest('.shell-tops > ul > li');
    const unfolded = this.#menu.querySelector('.shell-tops details[open]');
    if (current) this.#unfold(current);
    else if (this.#wide.matches && !unfolded) this.#unfold(this.#tops[0]?.parentElement);
    if (this.#wide.matches) return;
    this.#held = [...outsideOf(this.#menu)].filter(({ inert }) => !inert);
    for (const part of this.#held) part.inert = true;
  }

  #unfold(top: Element | null | undefined): void {
    for (const details of this.#menu.querySelectorAll<HTMLDetailsElement>('.shell-tops details')) details.open = details.parentElement === top;
  }

  #unfoldOnIntent({ pointerType, target }: PointerEvent): void {
    if (pointerType !== 'mouse' || !this.#wide.matches || !(target instanceof Element)) return;
    window.clearTimeout(this.#intent);
    const top = target.closest('.shell-tops > ul > li');
    if (top && !target.closest('.shell-pane')) this.#intent = window.setTimeout(() => this.#unfold(top), INTENT_MS);
  }

  /** Arrows lead from one top category to the next; in the panel the eye goes along. */
  #step(event: KeyboardEvent): void {
    const steps: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));
    const step = steps.get(event.key);
    if (step === undefined || !this.#menu.open || !(event.target instanceof Element)) return;
    event.preventDefault();
    const tops = this.#tops;
    const here = tops.findIndex((top) => top.parentElement?.contains(document.activeElement));
    const next = here < 0 ? tops.at(step > 0 ? 0 : -1) : tops[here + step];
    next?.focus();
    if (next && this.#wide.matches) this.#unfold(next.parentElement);
  }
}

/**
 * The menu opens and closes without scripts. With them it also closes on navigation, on Escape, on a press outside and
 * when the focus leaves; the drawer keeps the focus inside; the panel follows pointer and arrows.
 */
export function initMenu(bus: Bus): void {
  const found = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!found) return;
  const menu = new Menu(found);
  bus.on('navigation.started', ({ href }) => {
    const shown = bus.get('shop.location');
    // A page that is only loaded again, for another currency, leaves the drawer with its switches open.
    if (href.split('#')[0] !== `${shown?.pathname ?? ''}${shown?.search ?? ''}`) menu.close();
  });
  found.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[aria-current]')) menu.close();
  });
  window.addEventListener('pagehide', () => menu.close());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu.isOpen) menu.dismiss();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.isOpen && !menu.contains(target)) menu.close();
  });
}
