/** An address, and after a `#` the hash that its file must have. Without a hash the file is not checked. */
export function fileReference(address: string, integrity: string | undefined): string {
  return integrity === undefined ? address : `${address}#${integrity}`;
}

/** The address and the hash of a reference. */
export function partsOfReference(reference: string): { readonly address: string; readonly integrity: string | undefined } {
  const [address = '', integrity] = reference.split('#');
  return { address, integrity };
}

/**
 * Writes the address of a reference into an element, and the hash. A preload is used only by an element with the same
 * attributes. The browser's cache keeps a file that does not match, so a file that fails is requested again, past the cache.
 */
export function referToFile(element: HTMLElement, attribute: 'src' | 'href', reference: string): void {
  const { address, integrity } = partsOfReference(reference);
  if (integrity) {
    Object.assign(element, { integrity, crossOrigin: 'anonymous' });
    element.addEventListener('error', () => void fetch(address, { cache: 'reload', integrity }).catch(() => undefined));
  }
  Object.assign(element, { [attribute]: address });
}
