import { escapeHtml, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';

/** Marks the links of the layout that lead to the page itself. */
export function markCurrent({ text }: Html, pathname: string): Html {
  const href = `href="${escapeHtml(pathname)}"`;
  return trusted(text.replaceAll(href, `${href} aria-current="page"`));
}
