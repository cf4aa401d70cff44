/** The bank's pages, under the shop's own origin: the shell proxies them to the demo program. */
export const PAGES = '/payment/sandbox';
export const STYLE_PATH = `${PAGES}/style.css`;

/** The bank's page of a payment. */
export function pagePath(id: string): string {
  return `${PAGES}/${id}`;
}
