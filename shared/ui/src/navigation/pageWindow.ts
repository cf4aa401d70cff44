/** A page's number, or a gap where numbers are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * Which page numbers to show: the first, the last, the current and its neighbours. A gap never replaces
 * a single number, and the row has nearly always the same length, so that it does not move.
 *
 * @param page the current one, counted from 1
 * @param pageCount how many there are
 */
export function pageWindow(page: number, pageCount: number): readonly PageSlot[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) {
    return all;
  }
  const first = Math.max(2, Math.min(page - 1, pageCount - 4));
  const last = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const from = first === 3 ? 2 : first;
  const to = last === pageCount - 2 ? pageCount - 1 : last;
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...all.slice(from - 1, to),
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    pageCount,
  ];
}
