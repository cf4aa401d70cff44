import { useEffect, useState } from 'react';
import type { ContentsEntry } from './tableOfContents.ts';

/**
 * The upper third of the window, where the eye reads, and everything above the window: a heading that a jump takes past the reading
 * zone is noticed too.
 */
const READ_SO_FAR = '10000000px 0px -66% 0px';

/** The last section whose heading is above the lower edge of the reading zone. */
function sectionAt(headings: readonly HTMLElement[]): string | undefined {
  const edge = window.innerHeight / 3;
  return headings.findLast((heading) => heading.getBoundingClientRect().top < edge)?.id;
}

/**
 * The section that is being read.
 *
 * @returns the id of its heading; `undefined` above the first one, and on the server
 */
export function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(() => setCurrent(sectionAt(headings)), { rootMargin: READ_SO_FAR });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
