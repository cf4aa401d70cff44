import type { Page } from 'puppeteer-core';

/** Below this, a cumulative layout shift is rounded to 0: see `layoutShift.ts`. */
const NONE = 0.01;
/** Below the first window a cut matters only if it moves elements above it, so several elements are removed at once there. */
const STRIDE_BELOW = 12;

/**
 * Elements of a page's first window whose position differs while only the beginning of the HTML has arrived. HTML may arrive cut
 * between any two elements; this removes the elements from the last to the first, and compares the positions of those
 * that remain with their positions on the whole page. It is for a page whose scripts do not run.
 *
 * @param stride - the number of elements of the first window that are removed at once
 * @returns one line for each element that would move: how much of a shift, what, where the HTML is cut; the page is
 *   empty afterwards
 */
export async function movesWhenCut(page: Page, stride = 1): Promise<string[]> {
  return page.evaluate((none, stride, strideBelow) => {
    interface Place { readonly element: Element; readonly left: number; readonly top: number; readonly width: number; readonly height: number }
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const nameOf = (element: Element) => `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')}`;
    const placeOf = (element: Element): Place => {
      const { left, top, width: across, height: down } = element.getBoundingClientRect();
      return { element, left, top, width: across, height: down };
    };
    const isInSight = ({ left, top, width: across, height: down }: Place) => across > 0 && down > 0 && left < width && top < height && left + across > 0 && top + down > 0;

    const all = [...document.body.querySelectorAll('*')];
    const whole = all.map(placeOf).filter(isInSight);
    const seen = new Set(whole.map(({ element }) => element));
    const worst = new Map<Element, { readonly score: number; readonly line: string }>();

    function compare(cutBefore: Element): void {
      const moved = new Map<Element, { readonly score: number; readonly line: string }>();
      for (const { element, left, top } of whole) {
        if (!element.isConnected) break;
        // Elements inside a moved element move with it.
        if (element.parentElement && moved.has(element.parentElement)) {
          moved.set(element, { score: 0, line: '' });
          continue;
        }
        const now = placeOf(element);
        const distance = Math.max(Math.abs(now.left - left), Math.abs(now.top - top));
        if (distance <= 3 || !isInSight(now)) continue;
        const area = Math.min(now.width, width) * Math.min(now.height, height);
        const score = (area / (width * height)) * Math.min(1, distance / Math.max(width, height));
        moved.set(element, { score, line: `${nameOf(element)} by ${Math.round(distance)} pixels, cut before ${nameOf(cutBefore)}` });
      }
      const sum = [...moved.values()].reduce((total, { score }) => total + score, 0);
      if (sum < none) return;
      for (const [element, { score, line }] of moved) if (line && score > (worst.get(element)?.score ?? 0)) worst.set(element, { score, line: `${sum.toFixed(3)}: ${line}` });
    }

    for (let index = all.length - 1; index > 0; index -= 1) {
      const last = all[index];
      const before = all[index - 1];
      if (!last || !before) break;
      // Text that follows the element has not arrived either.
      while (last.nextSibling) last.nextSibling.remove();
      last.remove();
      if (index % (seen.has(last) ? stride : strideBelow) === 0) compare(last);
    }
    return [...worst.values()].map(({ line }) => line);
  }, NONE, stride, STRIDE_BELOW);
}
