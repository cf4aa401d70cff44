import { trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';

/** Marks the links of the layout that lead to the page itself. */
export function markCurrent(layout: Html, pathname: string): Html {
  let marked = '';
  let from = 0;
  for (const end of layout.endsOf(pathname)) {
    marked += `${layout.text.slice(from, end)} aria-current="page"`;
    from = end;
  }
  return trusted(marked + layout.text.slice(from));
}
