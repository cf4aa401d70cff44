import type { Visit } from './visit.ts';

/** The titles of the products that a page lists, in their order. Articles, which a list has too, are not among them. */
export function productTitles({ page }: Visit): Promise<(string | null)[]> {
  return page.$$eval('#main article:not([data-slot^="content/"] *) :is(h2, h3)', (headings) => headings.map((heading) => heading.textContent));
}
