import { addStyles } from '../addStyles.ts';

/**
 * The style sheets that the code of slices adds while it runs. They apply in the trees of the elements and not in the page:
 * each is loaded in a hidden tree, which outlasts the elements, and copied into every tree of its slice.
 */
export class ChunkStyles {
  readonly #trees = new Map<ShadowRoot, string>();
  readonly #addresses: string[] = [];
  #holder: ShadowRoot | undefined;

  /** Receives the style sheets of all slices from now on. */
  receive(): void {
    globalThis._FESZEK_STYLES = { append: (link) => this.#add(link) };
  }

  /**
   * Copies the style sheets of a release into a tree, now and later.
   *
   * @param base - the address below which the files of the release are
   * @returns ends it
   */
  async follow(tree: ShadowRoot, base: string): Promise<() => void> {
    this.#trees.set(tree, base);
    await addStyles(tree, this.#addresses.filter((address) => address.startsWith(base)));
    return () => this.#trees.delete(tree);
  }

  #add(link: HTMLLinkElement): void {
    this.#holder ??= this.#createHolder();
    this.#holder.append(link);
    this.#addresses.push(link.href);
    for (const [tree, base] of this.#trees) if (link.href.startsWith(base)) void addStyles(tree, [link.href]);
  }

  #createHolder(): ShadowRoot {
    const element = document.createElement('feszek-styles');
    element.hidden = true;
    document.head.append(element);
    return element.attachShadow({ mode: 'closed' });
  }
}
