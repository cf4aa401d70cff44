import { fileReference } from '../../markup/fileReference.ts';
import { addStyles } from '../addStyles.ts';

/**
 * The style sheets that the code of slices adds while it runs. They apply in the trees of the elements and not in the page:
 * each is loaded in a hidden tree, which outlasts the elements, and copied into every tree of its slice.
 */
export class ChunkStyles {
  readonly #trees = new Map<ShadowRoot, string>();
  readonly #references: string[] = [];
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
    await addStyles(tree, this.#references.filter((reference) => reference.startsWith(base)));
    return () => this.#trees.delete(tree);
  }

  #add(link: HTMLLinkElement): void {
    this.#holder ??= this.#createHolder();
    this.#holder.append(link);
    const reference = fileReference(link.href, link.integrity || undefined);
    this.#references.push(reference);
    for (const [tree, base] of this.#trees) if (reference.startsWith(base)) void addStyles(tree, [reference]);
  }

  #createHolder(): ShadowRoot {
    const element = document.createElement('feszek-styles');
    element.hidden = true;
    document.head.append(element);
    return element.attachShadow({ mode: 'closed' });
  }
}
