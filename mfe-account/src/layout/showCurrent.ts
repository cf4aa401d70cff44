/**
 * The `ref` of the current link of a `nav` that is a scrollable row on a phone. Scrolls the row, and not the page, so that the
 * link is in its middle. A row with the focus stays where it is.
 */
export function showCurrent(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav');
  if (!link || !row || row.matches(':focus-within')) return;
  const [part, whole] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
}
