import type { Bus } from '@feszek/contract';

/** The breakpoint: from here on the menu is a panel below the bar, else a drawer. `menu.css` has the same value. */
const WIDE = '(min-width: 60rem)';
/** A pointer that rests this long on a top category unfolds it, in milliseconds. */
const INTENT_MS = 120;

/** Every element of the page outside an element and its ancestors. */
function* outsideOf(element: Element): Generator<HTMLElement> {
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const sibling of part.parentElement.children) if (sibling !== part && sibling instanceof HTMLElement) yield sibling;
  }
}

/** The behaviour that the script adds to one menu of the page. */
class Menu {
  readonly #menu: HTMLDetailsElement;
  readonly #wide = window.matchMedia(WIDE);
  #inert: readonly HTMLElement[] = [];
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
    // It can be opened before this script is loaded.
    if (menu.open) this.#toggled();
  }

  get isOpen(): boolean {
    return this.#menu.open;
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.#menu.contains(target);
  }

  close(): void {
    if (!this.#menu.open) return;
    this.#menu.open = false;
    this.#toggled();
  }

  /** Closes the menu and returns the focus to its button. */
  dismiss(): void {
    this.close();
    this.#menu.querySelector('summary')?.focus();
  }

  /** The links to the top categories, in order. */
  get #tops(): HTMLElement[] {
    return [...this.#menu.querySelectorAll<HTMLElement>('.shell-tops > ul > li > a')];
  }

  /**
   * The menu opens with the category of the page unfolded. Without one it is as the visitor left it: at first folded, so that
   * a panel shows what leads across all categories. A drawer traps the focus: the rest of the page is inert until it closes.
   */
  #toggled(): void {
    for (const part of this.#inert) part.inert = false;
    this.#inert = [];
    // A drawer that is still sliding out does not take the focus.
    const sheet = this.#menu.querySelector<HTMLElement>(':scope > :not(summary)');
    if (sheet) sheet.inert = !this.#menu.open;
    if (!this.#menu.open) return;
    const current = this.#menu.querySelector('.shell-tops [aria-current]')?.closest('.shell-tops > ul > li');
    if (current) this.#unfold(current);
    if (this.#wide.matches) return;
    this.#inert = [...outsideOf(this.#menu)].filter(({ inert }) => !inert);
    for (const part of this.#inert) part.inert = true;
  }

  #unfold(top: Element | null): void {
    for (const details of this.#menu.querySelectorAll<HTMLDetailsElement>('.shell-tops details')) details.open = details.parentElement === top;
  }

  #unfoldOnIntent({ pointerType, target }: PointerEvent): void {
    if (pointerType !== 'mouse' || !this.#wide.matches || !(target instanceof Element)) return;
    window.clearTimeout(this.#intent);
    const top = target.closest('.shell-tops > ul > li');
    if (top && !target.closest('.shell-pane')) this.#intent = window.setTimeout(() => this.#unfold(top), INTENT_MS);
  }

  /**
   * The keys of a disclosure navigation. Up and down, Home and End move the focus between the top categories, or between the
   * links of the category that has the focus; right moves it into a category, left back to its name. In the panel, a top
   * category is unfolded when it gets the focus.
   */
  #step(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!this.#menu.open || !(target instanceof Element)) return;
    const tops = this.#tops;
    const top = tops.find(({ parentElement }) => parentElement?.contains(target));
    const pane = target.closest('.shell-pane');
    const into = key === 'ArrowRight' && !pane ? top?.parentElement : null;
    if (into) this.#unfold(into);
    const links = into || pane ? [...(top?.parentElement?.querySelectorAll<HTMLElement>('.shell-pane a') ?? [])] : tops;
    const here = links.findIndex((link) => link === (pane ? target : top));
    const next = new Map([
      ['ArrowDown', links[here + 1]],
      ['ArrowUp', here < 0 ? links.at(-1) : links[here - 1]],
      ['ArrowRight', into ? links[0] : undefined],
      ['ArrowLeft', pane ? top : undefined],
      ['Home', top && links[0]],
      ['End', top && links.at(-1)],
    ]).get(key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (!pane && !into && this.#wide.matches) this.#unfold(next.parentElement);
  }
}

/**
 * The menu opens and closes without scripts. With them it also closes on navigation, on Escape, on a press outside and
 * when the focus leaves it. The drawer traps the focus. The panel follows the pointer and the arrow keys.
 */
export function initMenu(bus: Bus): void {
  const found = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!found) return;
  const menu = new Menu(found);
  bus.on('navigation.started', ({ href }) => {
    const shown = bus.get('shop.location');
    // A page that is only loaded again, for another currency, keeps the drawer open.
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
