import type { Page } from 'puppeteer-core';

/** WCAG 2.2, 1.4.11: the edge or ground of a field has this contrast with its surroundings. */
const CONTRAST = 3;

/**
 * Fields and checkboxes of the page, and the pressed buttons of groups with one pressed button, whose shape cannot be
 * seen: neither their edge nor their ground has enough contrast with the background. axe checks the contrast of text only.
 */
export async function faintControls(page: Page): Promise<string[]> {
  return page.evaluate((enough) => {
    type Colour = readonly [number, number, number, number];
    const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!painter) throw new Error('A browser can paint');

    /** Any CSS colour as red, green, blue (0–255) and opacity (0–1). */
    function read(css: string): Colour {
      if (!painter) throw new Error('A browser can paint');
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = css;
      painter.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    }
    /** Relative luminance, WCAG 2.2. */
    function luminance([red, green, blue]: Colour): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    function contrast(one: Colour, other: Colour): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }
    /** The background of an element or of its nearest ancestor with one. */
    function groundOf(element: Element | null): Colour {
      for (let here = element; here; here = here.parentElement) {
        const ground = read(getComputedStyle(here).backgroundColor);
        if (ground[3] > 0.9) return ground;
      }
      return read('Canvas');
    }
    function isSeen(element: HTMLElement): boolean {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.offsetWidth > 8 && element.offsetHeight > 8;
    }

    const hasEdge = (element: Element | null) => element !== null && Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
    const fields = [...document.querySelectorAll<HTMLElement>('input:not([type="hidden"], [type="range"]), select, textarea')]
      // A field in a frame that it shares with its buttons has the edge of the frame.
      .map((control) => ({ control, shape: [control, control.parentElement].find(hasEdge) ?? control }));
    const pressed = [...document.querySelectorAll<HTMLElement>('button[aria-pressed="true"]')]
      .filter(({ parentElement: group }) => group?.querySelector(':scope > button[aria-pressed="false"]'))
      .map((control) => ({ control, shape: control }));
    return [...fields, ...pressed].filter(({ control }) => isSeen(control) && !control.matches(':disabled')).flatMap(({ control, shape }) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(shape);
      const behind = groundOf(shape.parentElement);
      const edge = Number.parseFloat(borderTopWidth) > 0 ? contrast(read(borderTopColor), behind) : 1;
      const own = read(backgroundColor);
      const ground = own[3] > 0.9 ? contrast(own, behind) : 1;
      const best = Math.max(edge, ground);
      return best >= enough ? [] : [`${control.localName}[name="${control.getAttribute('name') ?? ''}"].${shape.className}: ${best.toFixed(2)}`];
    });
  }, CONTRAST);
}
