import type { Currency, VatMode } from '@feszek/contract';
import { grossFromNet, netFromGross, toMajor, toMinor } from '@feszek/money';
import type { PriceBounds } from './filters.ts';

/** The highest bound that is read, in major units: far above any price, and exact in every computation. */
const HIGHEST = 999_999_999;
const WRITTEN = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?-([A-Z]{3})$/;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const PLAIN = /^\d{1,9}(?:[.,]\d*)?$/;
const UNIT = /^([A-Z]{3})(?:-(\d{1,2}(?:\.\d{1,2})?))?$/;

/** What the amounts in the fields of a form are: their currency, and for net amounts the VAT in percent. */
export interface PriceUnit {
  readonly currency: Currency;
  /** `null` where the amounts are gross. */
  readonly vatPercent: number | null;
}

/** The unit in which a visitor reads and writes prices. */
export function priceUnit(currency: Currency, vatMode: VatMode, vatPercent: number): PriceUnit {
  return { currency, vatPercent: vatMode === 'net' ? vatPercent : null };
}

/** The lower end first, ends that are not amounts left out; `null` where nothing is left. */
function bounds(min: number | undefined, max: number | undefined, currency: Currency): PriceBounds | null {
  if (min !== undefined && max !== undefined && min > max) return bounds(max, min, currency);
  if (!min && max === undefined) return null;
  return { ...(min && { min }), ...(max !== undefined && { max }), currency };
}

const rounded = (amount: number, currency: Currency) => toMajor(toMinor(amount, currency), currency);

/** Reads `10000-50000-HUF`, either end of which may be missing. `null` for another currency, and for what makes no sense. */
export function parsePrice(text: string, currency: Currency): PriceBounds | null {
  const [, min, max, written] = WRITTEN.exec(text) ?? [];
  if (written !== currency) return null;
  const end = (digits: string | undefined) => (digits === undefined ? undefined : rounded(Number(digits), currency));
  return bounds(end(min), end(max), currency);
}

/** As an address writes it. */
export function formatBounds({ min, max, currency }: PriceBounds): string {
  return `${min ?? ''}-${max ?? ''}-${currency}`;
}

/** An amount as a person types it: `10 000`, `10.000`, `449,90`. `undefined` for an empty field and for what is none. */
export function parseAmount(text: string): number | undefined {
  const typed = text.replaceAll(/\s|Ft|€|\$/g, '');
  if (GROUPED.test(typed)) return Math.min(Number(typed.replaceAll(/[.,]/g, '')), HIGHEST);
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** The gross amounts of the fields' own: of net ones, the widest that still show as the same net amounts. */
export function boundsFromFields(from: string, to: string, { currency, vatPercent }: PriceUnit): PriceBounds | null {
  const gross = (text: string, towards: 1 | -1) => {
    const amount = parseAmount(text);
    if (amount === undefined) return undefined;
    const typed = toMinor(amount, currency);
    if (vatPercent === null) return toMajor(typed, currency);
    let minor = grossFromNet(typed, vatPercent);
    while (minor + towards >= 0 && netFromGross(minor + towards, vatPercent) === typed) minor += towards;
    return toMajor(minor, currency);
  };
  return bounds(gross(from, -1), gross(to, 1), currency);
}

/** A gross amount in the visitor's unit, in major units. */
export function inUnit(gross: number, { currency, vatPercent }: PriceUnit): number {
  return vatPercent === null ? gross : toMajor(netFromGross(toMinor(gross, currency), vatPercent), currency);
}

/** As a form without JavaScript sends it beside the fields: `HUF`, or `HUF-27` for net amounts. */
export function formatUnit({ currency, vatPercent }: PriceUnit): string {
  return vatPercent === null ? currency : `${currency}-${vatPercent}`;
}

/** Reads what `formatUnit` wrote; gross where it says nothing. `null` for another currency. */
export function parseUnit(text: string | null, currency: Currency): PriceUnit | null {
  if (!text) return { currency, vatPercent: null };
  const [, written, percent] = UNIT.exec(text) ?? [];
  return written === currency ? { currency, vatPercent: percent === undefined ? null : Number(percent) } : null;
}
