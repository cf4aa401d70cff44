import type { EmbedPart } from '../../markup/EmbedPart.ts';

/**
 * The two shadow trees of an element, as in the HTML of the shop's server: rules of the page reach the host of the outer one
 * and not that of the inner one.
 */
export class EmbedFrame {
  readonly #host: HTMLElement;
  readonly tree: ShadowRoot;

  /** @param element - may have the trees already, from the server */
  constructor(element: HTMLElement) {
    const outer = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    this.#host = outer.querySelector('div') ?? outer.appendChild(document.createElement('div'));
    this.tree = this.#host.shadowRoot ?? this.#host.attachShadow({ mode: 'open' });
  }

  describe(locale: string, theme: string | null): void {
    Object.assign(this.#host, { lang: locale, dir: 'ltr' });
    if (theme === 'auto') delete this.#host.dataset['theme'];
    else this.#host.dataset['theme'] = theme ?? 'light';
  }

  get isEmpty(): boolean {
    return ![...this.tree.children].some((child) => !child.matches('link'));
  }

  /** Shows the HTML of the server, unless the page has it already. */
  showHtml({ html }: EmbedPart): void {
    if (!this.isEmpty || html === '') return;
    const place = document.createElement('div');
    place.innerHTML = html;
    this.tree.append(place);
  }

  /** Shows an element in place of all others. */
  show(element: HTMLElement): void {
    const others = [...this.tree.children].filter((child) => !child.matches('link, .embed-notice') && child !== element);
    for (const child of others) child.remove();
    if (element.parentNode !== this.tree) this.tree.append(element);
    element.hidden = false;
  }
}
