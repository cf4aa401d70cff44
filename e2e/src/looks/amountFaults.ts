import type { Locale } from '@feszek/contract';
import type { Page } from 'puppeteer-core';

const AMOUNT = String.raw`[−-]?\d[\d ]*(?:,\d\d)? (?:Ft|€|\$)`;
const RANGE = `${AMOUNT}(?: – ${AMOUNT})?`;

/** The labels by which a text states the kind of an amount; a row of a mail may state it in its own label. */
const NAMED: Readonly<Record<Locale, string>> = {
  hu: String.raw`(?:nettó|bruttó|áfa) ${RANGE}|(?:nettó összesen|áfa \([\d,]+%\)):? ${AMOUNT}`,
  en: String.raw`${RANGE} (?:(?:excl\. |incl\. )?VAT)\b|(?:total excl\. VAT|VAT \([\d.]+%\)):? ${AMOUNT}`,
};

/** The amounts of a text without a kind: net, gross or VAT. */
export function unnamedAmounts(text: string, locale: Locale): string[] {
  const plain = text.replaceAll(/[\s\u00A0]+/g, ' ');
  return plain.replaceAll(new RegExp(NAMED[locale], 'gi'), '').match(new RegExp(AMOUNT, 'g')) ?? [];
}

interface Price {
  readonly value: number;
  readonly size: number;
  readonly weight: number;
  /** Its contrast with its background. */
  readonly contrast: number;
}

interface Found {
  /** Every text with an amount, and every accessible name or description. */
  readonly texts: readonly string[];
  /** The kinds and values beside a struck amount, with itself first. */
  readonly struck: readonly (readonly { readonly kind: string | null; readonly value: number }[])[];
  /** A net amount and the gross one beside it. */
  readonly pairs: readonly { readonly net: Price; readonly gross: Price }[];
  /** Lines with a unit price: the pieces, the text of the unit prices, and the kinds and values of the totals. */
  readonly lines: readonly { readonly pieces: number; readonly unit: string; readonly totals: readonly { readonly kind: string | null; readonly value: number }[] }[];
}

function find(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const HAS_AMOUNT = /\d[\s\u00A0](?:Ft|€|\$)/;
    const GROUPS = 'tr, dl, li, article, label, form, p, section, main, body';
    const valueOf = (element: Element) => Number((/[\d\s\u00A0]+(?:,\d\d)?(?=[\s\u00A0](?:Ft|€|\$))/.exec(element.textContent ?? '')?.[0] ?? '').replace(/[\s\u00A0]/g, '').replace(',', '.'));
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript') || !HAS_AMOUNT.test(node.textContent ?? '')) continue;
      texts.push(parent.closest('[data-amount]')?.textContent ?? parent.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        if (HAS_AMOUNT.test(text)) texts.push(text);
      }
    }
    const struck = [...document.querySelectorAll('s, del')].filter((element) => HAS_AMOUNT.test(element.textContent ?? '')).map((element) => {
      const beside = [...(element.parentElement?.querySelectorAll('[data-amount]') ?? [])].filter((amount) => !amount.closest('s, del'));
      const own = element.querySelector('[data-amount]');
      return [own ?? element, ...beside].map((amount) => ({ kind: amount.getAttribute('data-amount'), value: valueOf(amount) }));
    });
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds = [document.body, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
    const ground = luminance(grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'white');
    const lookOf = (element: Element) => {
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return { value: valueOf(element), size: parseFloat(fontSize), weight: Number(fontWeight), contrast: Math.round(Math.abs(luminance(color) - ground)) };
    };
    const pairs = [...document.querySelectorAll('[data-amount="net"]')].filter((net) => !net.closest('s, del')).flatMap((net) => {
      for (let around = net.parentElement; around; around = around.parentElement) {
        const all = [...around.querySelectorAll('[data-amount="gross"]')].filter((gross) => !gross.closest('s, del'));
        // In a list of sums, the net total follows the gross one; in a price, gross follows net.
        const gross = all.findLast((each) => each.compareDocumentPosition(net) & Node.DOCUMENT_POSITION_FOLLOWING) ?? all[0];
        if (gross) return [{ net: lookOf(net), gross: lookOf(gross) }];
        if (around.matches(GROUPS)) return [];
      }
      return [];
    });
    const lines = [...document.querySelectorAll('[data-pieces]')].flatMap((line) => {
      const unit = line.querySelector('[data-unit-price]')?.textContent;
      const totals = [...line.querySelectorAll('[data-amount]')].filter((amount) => !amount.closest('s, del')).map((amount) => ({ kind: amount.getAttribute('data-amount'), value: valueOf(amount) }));
      return unit ? [{ pieces: Number(line.getAttribute('data-pieces')), unit, totals }] : [];
    });
    return { texts, struck, pairs, lines };
  });
}

/** The unit price of a kind in a text such as `bruttó 59 900 Ft, nettó 47 165 Ft / db`, in hundredths; `undefined` without one. */
function unitOf(text: string, kind: string | null, locale: Locale): number | undefined {
  const word = new Map(locale === 'hu' ? [['gross', 'bruttó'], ['net', 'nettó']] : [['gross', 'incl. VAT'], ['net', 'excl. VAT']]).get(kind ?? '');
  const plain = text.replaceAll(/[\s\u00A0]+/g, ' ');
  const amount = new RegExp(locale === 'hu' ? `${word} (${AMOUNT})` : `(${AMOUNT}) ${word}`).exec(plain)?.[1];
  return amount === undefined ? undefined : Math.round(Number(amount.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);
}

/** The totals of lines that are not the unit price of their kind times the pieces. */
function sumFaults(lines: Found['lines'], locale: Locale): string[] {
  return lines.flatMap(({ pieces, unit, totals }) =>
    totals.flatMap(({ kind, value }) => (Math.round(value * 100) === (unitOf(unit, kind, locale) ?? Number.NaN) * pieces ? [] : [`${pieces} × ${unit} has the ${kind} total ${value}`])),
  );
}

/**
 * The faults of the amounts of a page: amounts without a kind, struck ones beside another kind or
 * below the price in force, gross ones that are lower than the net one with them or look different, and totals of lines that
 * are not a multiple of their unit price.
 *
 * @returns the faults, and the number of checked amounts, so that a page without amounts is noticed
 */
export async function amountFaults(page: Page, locale: Locale): Promise<{ faults: string[]; amounts: number; pairs: number; struck: number; lines: number }> {
  const { texts, struck, pairs, lines } = await find(page);
  const faults = [
    ...texts.flatMap((text) => unnamedAmounts(text, locale).map((amount) => `"${amount}" names no kind: ${text.replaceAll(/[\s\u00A0]+/g, ' ').slice(0, 120)}`)),
    ...struck.flatMap(([own, ...beside]) =>
      beside.flatMap(({ kind, value }) => (own && own.kind !== null && own.kind === kind && own.value > value ? [] : [`struck ${own?.kind} ${own?.value} beside ${kind} ${value}`]))),
    ...struck.flatMap(([own]) => (own?.kind === null ? [`struck ${own.value} without a kind`] : [])),
    ...pairs.flatMap(({ net, gross }) => (gross.value >= net.value ? [] : [`gross ${gross.value} is lower than net ${net.value}`])),
    ...pairs.flatMap(({ net, gross }) =>
      (['size', 'weight', 'contrast'] as const).flatMap((side) => (gross[side] === net[side] ? [] : [`gross ${gross.value} has ${side} ${gross[side]}, net ${net.value} has ${net[side]}`]))),
    ...sumFaults(lines, locale),
  ];
  return { faults, amounts: texts.length, pairs: pairs.length, struck: struck.length, lines: lines.length };
}
