import type { Page } from 'puppeteer-core';
import { atEveryPosition } from './scrollPositions.ts';

/** The part of a line's height that its letters use; above and below it, neighbouring lines may overlap. */
const LETTERS = 0.5;

/**
 * Texts that overlap each other in the window at any scroll position. A text below an opaque box, such as the
 * header while the page scrolls, is covered and does not count. While a modal dialog is open, the texts in it are
 * compared: the page below it is inert.
 *
 * @returns one line for each pair
 */
export async function overlappingTexts(page: Page): Promise<string[]> {
  // Elements without pointer events are found as well.
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    added.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(added);
    return added;
  });
  const found = await atEveryPosition(page, () => overlapsInWindow(page));
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== added);
  });
  return found;
}

/** The same at the present scroll position. */
async function overlapsInWindow(page: Page): Promise<string[]> {
  return page.evaluate((letters) => {
    interface Box { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
    interface Line extends Box { readonly node: Text; readonly element: Element }
    const { clientWidth, clientHeight } = document.documentElement;
    const clips = new Map<Element, Box>();
    /** The part of the window where an element's content is painted: a name that ends in dots has further lines that are cut off. */
    function clipOf(element: Element): Box {
      const known = clips.get(element);
      if (known) return known;
      const { overflow, position } = getComputedStyle(element);
      const outer = element.parentElement && position !== 'fixed' ? clipOf(element.parentElement) : { left: 0, right: clientWidth, top: 0, bottom: clientHeight };
      const isClipping = overflow !== 'visible' && element !== document.body && element !== document.documentElement;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const clip = isClipping
        ? { left: Math.max(outer.left, left), right: Math.min(outer.right, right), top: Math.max(outer.top, top), bottom: Math.min(outer.bottom, bottom) }
        : outer;
      clips.set(element, clip);
      return clip;
    }

    function linesOf(node: Text, element: Element): Line[] {
      const clip = clipOf(element);
      if (clip.left >= clip.right || clip.top >= clip.bottom) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const margin = ((bottom - top) * (1 - letters)) / 2;
        const line = { node, element, left: Math.max(clip.left, left + 1), right: Math.min(clip.right, right - 1), top: Math.max(clip.top, top + margin), bottom: Math.min(clip.bottom, bottom - margin) };
        return line.left < line.right && line.top < line.bottom ? [line] : [];
      });
    }

    function visibleLines(): Line[] {
      const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const visible = new Map<Element, boolean>();
      const isVisible = (element: Element) => {
        const known = visible.get(element) ?? (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).color));
        visible.set(element, known);
        return known;
      };
      const lines: Line[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (!(node instanceof Text) || !node.parentElement || node.data.trim() === '') continue;
        const inWindow = linesOf(node, node.parentElement);
        if (inWindow.length > 0 && isVisible(node.parentElement)) lines.push(...inWindow);
      }
      return lines.toSorted((one, other) => one.top - other.top);
    }

    /** The opacity of an element's ground, with that of its ancestors: from 0 to 1. */
    function opacityOf(element: Element): number {
      const { backgroundColor } = getComputedStyle(element);
      const alpha = /^(?:rgba|color|oklch|oklab|lab|lch)\(.*[,/] ?([\d.]+)\)$/.exec(backgroundColor)?.[1];
      let opacity = element.matches('img, video, canvas') ? 1 : Number(alpha ?? 1);
      for (let here: Element | null = element; here; here = here.parentElement) opacity *= Number(getComputedStyle(here).opacity);
      return opacity;
    }

    /** Whether a text is visible at a point of the window: it is not clipped there, and no opaque element covers it. */
    function isPainted({ element }: Line, stack: readonly Element[]): boolean {
      const place = stack.indexOf(element);
      return place >= 0 && !stack.slice(0, place).some((above) => !element.contains(above) && opacityOf(above) > 0.9);
    }

    const nameOf = ({ node, element }: Line) => `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')} "${node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    const found = new Set<string>();
    const lines = visibleLines();
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (other.node === one.node) continue;
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
        if (right - left <= 1) continue;
        const y = (other.top + Math.min(one.bottom, other.bottom)) / 2;
        const isPrintedOver = [0.1, 0.5, 0.9].some((part) => {
          const stack = document.elementsFromPoint(left + (right - left) * part, y);
          return isPainted(one, stack) && isPainted(other, stack);
        });
        if (isPrintedOver) found.add(`${nameOf(one)} and ${nameOf(other)} are printed over each other`);
      }
    });
    return [...found];
  }, LETTERS);
}
