import type { PageData } from '../../markup/PageData.ts';
import { borderLabel } from './borderLabel.ts';
import { element } from './element.ts';
import type { Fragments } from './Fragments.ts';
import { storedFlag } from './storedFlag.ts';

interface Border {
  readonly box: HTMLElement;
  readonly label: HTMLElement;
}

/** The area of a slot's content. A slot may have no box of its own. */
function areaOf(slot: HTMLElement): DOMRect {
  const own = slot.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const content = document.createRange();
  content.selectNodeContents(slot);
  return content.getBoundingClientRect();
}

/** Draws a border around each screen and part. It is in a layer over the page, so that the elements of the slices do not change. */
export class Borders {
  readonly #page: PageData;
  readonly #fragments: Fragments;
  readonly #flag = storedFlag('borders');
  readonly #layer = element('div', { class: 'panel-borders', 'aria-hidden': 'true' });
  readonly #drawn = new Map<HTMLElement, Border>();
  #frame = 0;

  constructor(page: PageData, fragments: Fragments) {
    this.#page = page;
    this.#fragments = fragments;
    if (this.#flag.isSet()) this.show(true);
  }

  get areShown(): boolean {
    return this.#flag.isSet();
  }

  show(areShown: boolean): void {
    this.#flag.set(areShown);
    cancelAnimationFrame(this.#frame);
    if (!areShown) return this.#layer.remove();
    document.body.append(this.#layer);
    this.#draw();
  }

  /** Follows navigations, scrolling and changes of the layout, as long as borders are shown. */
  #draw(): void {
    const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    for (const [slot, { box }] of this.#drawn) {
      if (slots.includes(slot)) continue;
      box.remove();
      this.#drawn.delete(slot);
    }
    for (const slot of slots) this.#drawOne(slot);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #drawOne(slot: HTMLElement): void {
    const { x, y, width, height } = areaOf(slot);
    const text = borderLabel(slot, this.#page, this.#fragments);
    const { box, label } = this.#borderOf(slot);
    box.hidden = width === 0 || height === 0 || text === undefined;
    if (box.hidden || text === undefined) return;
    Object.assign(box.style, { translate: `${x}px ${y}px`, inlineSize: `${width}px`, blockSize: `${height}px` });
    box.classList.toggle('panel-border-right', x > window.innerWidth / 2);
    if (label.textContent !== text) label.textContent = text;
  }

  #borderOf(slot: HTMLElement): Border {
    const known = this.#drawn.get(slot);
    if (known) return known;
    const label = element('span', {});
    const box = element('div', { class: slot.id === 'primary' ? 'panel-border panel-border-screen' : 'panel-border' }, label);
    this.#layer.append(box);
    this.#drawn.set(slot, { box, label });
    return { box, label };
  }
}
