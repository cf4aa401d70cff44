/** Shows notices in the element that the visitor used last. */
export class Notices {
  readonly #places = new Map<ShadowRoot, HTMLElement>();
  #last: HTMLElement | undefined;

  /**
   * Gives a tree a place for notices.
   *
   * @returns removes it
   */
  add(tree: ShadowRoot): () => void {
    const place = Object.assign(document.createElement('p'), { className: 'embed-notice', role: 'status' });
    const use = () => { this.#last = place; };
    tree.append(place);
    tree.addEventListener('click', use, { capture: true });
    this.#places.set(tree, place);
    this.#last ??= place;
    return () => {
      tree.removeEventListener('click', use, { capture: true });
      place.remove();
      this.#places.delete(tree);
      if (this.#last === place) this.#last = this.#places.values().next().value;
    };
  }

  show(...content: readonly (string | HTMLElement)[]): void {
    this.#last?.replaceChildren(...content);
  }
}
