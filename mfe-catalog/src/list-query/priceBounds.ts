import type { Currency, VatMode } from '@feszek/contract';
import { grossFromNet, netFromGross, toMajor, toMinor } from '@feszek/money';
import type { PriceBounds } from './filters.ts';

/** The highest accepted amount, in major units: far above any price, and exact in every computation. */
const HIGHEST = 999_999_999;
const WRITTEN = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?-([A-Z]{3})$/;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const PLAIN = /^\d{1,9}(?:[.,]\d*)?$/;
const UNIT = /^([A-Z]{3})(?:-(\d{1,2}(?:\.\d{1,2})?))?$/;

/** The unit of amounts in form fields: the currency, and for net amounts the VAT in percent. */
export interface PriceUnit {
  readonly currency: Currency;
  /** `null` for gross amounts. */
  readonly vatPercent: number | null;
}

/** The unit of prices for a visitor. */
export function priceUnit(currency: Currency, vatMode: VatMode, vatPercent: number): PriceUnit {
  return { currency, vatPercent: vatMode === 'net' ? vatPercent : null };
}

/** A price range with the lower end first; `null` without any end. */
function bounds(min: number | undefined, max: number | undefined, currency: Currency): PriceBounds | null {
  if (min !== undefined && max !== undefined && min > max) return bounds(max, min, currency);
  if (!min && max === undefined) return null;
  return { ...(min && { min }), ...(max !== undefined && { max }), currency };
}

const rounded = (amount: number, currency: Currency) => toMajor(toMinor(amount, currency), currency);

/** Parses `10000-50000-HUF`; either end may be missing. `null` for another currency, and for invalid text. */
export function parsePrice(text: string, currency: Currency): PriceBounds | null {
  const [, min, max, written] = WRITTEN.exec(text) ?? [];
  if (written !== currency) return null;
  const end = (digits: string | undefined) => (digits === undefined ? undefined : rounded(Number(digits), currency));
  return bounds(end(min), end(max), currency);
}

/** The format of a price range in an address. */
export function formatBounds({ min, max, currency }: PriceBounds): string {
  return `${min ?? ''}-${max ?? ''}-${currency}`;
}

/** Parses a typed amount: `10 000`, `10.000`, `449,90`. `undefined` for an empty field and for invalid text. */
export function parseAmount(text: string): number | undefined {
  const typed = text.replaceAll(/\s|Ft|€|\$/g, '');
  if (GROUPED.test(typed)) return Math.min(Number(typed.replaceAll(/[.,]/g, '')), HIGHEST);
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** The gross price range of form fields. For net amounts: the widest range that is shown as the same net amounts. */
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

/** Converts a gross amount to the visitor's unit, in major units. */
export function inUnit(gross: number, { currency, vatPercent }: PriceUnit): number {
  return vatPercent === null ? gross : toMajor(netFromGross(toMinor(gross, currency), vatPercent), currency);
}

/** The unit as a form without JavaScript sends it: `HUF`, or `HUF-27` for net amounts. */
export function formatUnit({ currency, vatPercent }: PriceUnit): string {
  return vatPercent === null ? currency : `${currency}-${vatPercent}`;
}

/** The inverse of `formatUnit`; gross by default. `null` for another currency. */
export function parseUnit(text: string | null, currency: Currency): PriceUnit | null {
  if (!text) return { currency, vatPercent: null };
  const [, written, percent] = UNIT.exec(text) ?? [];
  return written === currency ? { currency, vatPercent: percent === undefined ? null : Number(percent) } : null;
}
