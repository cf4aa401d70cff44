const ATTRIBUTES = ['href', 'action'] as const;
const RELATIVE = ATTRIBUTES.map((name) => `[${name}^="/"]`).join();

function rewrite(element: Element, shopUrl: string): void {
  for (const name of ATTRIBUTES) {
    const path = element.getAttribute(name);
    if (path?.startsWith('/') && !path.startsWith('//')) element.setAttribute(name, shopUrl + path);
  }
}

/**
 * Lets the links of an element lead to the shop: slices write them as paths of the shop.
 *
 * @returns ends it
 */
export function keepLinksAbsolute(element: HTMLElement, shopUrl: string): () => void {
  const rewriteAll = () => element.querySelectorAll(RELATIVE).forEach((link) => rewrite(link, shopUrl));
  const observer = new MutationObserver(rewriteAll);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: [...ATTRIBUTES] });
  rewriteAll();
  return () => observer.disconnect();
}
