declare global {
  /** Where a page of another site puts the style sheets of slices; absent on pages of the shop. */
  var _FESZEK_STYLES: { append(link: HTMLLinkElement): void } | undefined;
}

/** Adds the style sheet of a chunk to the page. The build copies the text of this function into each entry. */
export function insertStyles(link: HTMLLinkElement): void {
  (globalThis._FESZEK_STYLES ?? document.head).append(link);
}
