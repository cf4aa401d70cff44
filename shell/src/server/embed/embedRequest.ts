import { DEFAULT_CURRENCY, DEFAULT_LOCALE, LOCALES, SLOT_LIMITS, CURRENCIES, VAT_MODES, isCurrency, isLocale, isVatMode, parseSlotReference, slotReference } from '@feszek/contract';
import type { Currency, Locale, SlotTarget, VatMode } from '@feszek/contract';

export const THEMES = ['light', 'dark', 'auto'] as const;
/** The colours of an embedded part: `auto` follows the setting of the visitor's system. */
export type Theme = (typeof THEMES)[number];

/** A part that another page shows, and its parameters. It depends only on its address. */
export interface EmbedRequest {
  readonly target: SlotTarget;
  /** The part with its parameters: see `slotReference`. */
  readonly reference: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly theme: Theme;
  /** `page`: HTML for the page of another site; `element`: what the script of `/embed.js` needs. */
  readonly form: 'page' | 'element';
}

/** The parameters of an address that are not the part's. */
const CHOICES: ReadonlySet<string> = new Set(['locale', 'currency', 'vat_mode', 'theme']);

function isTheme(value: string): value is Theme {
  return THEMES.some((theme) => theme === value);
}

function wrong(name: string, allowed: readonly string[]): string {
  return `${name} must be one of ${allowed.join(', ')}.`;
}

/**
 * Reads the address of an embedded part.
 *
 * @param name - slice and part, e.g. `catalog/products`
 * @param query - its choices, and the parameters of the part
 * @param defaultVatMode - for an address without one
 * @param form - of the answer
 * @returns the request, or a sentence that states the error
 */
export function parseEmbedRequest(name: string, query: URLSearchParams, { defaultVatMode, form }: { readonly defaultVatMode: VatMode; readonly form: EmbedRequest['form'] }): EmbedRequest | string {
  const names = [...query.keys()];
  const repeated = names.find((key, index) => names.indexOf(key) !== index);
  if (repeated !== undefined) return `${repeated} is there twice. Several values are one text with commas.`;
  const locale = query.get('locale') ?? DEFAULT_LOCALE;
  if (!isLocale(locale)) return wrong('locale', LOCALES);
  const currency = query.get('currency') ?? DEFAULT_CURRENCY;
  if (!isCurrency(currency)) return wrong('currency', CURRENCIES);
  const vatMode = query.get('vat_mode') ?? defaultVatMode;
  if (!isVatMode(vatMode)) return wrong('vat_mode', VAT_MODES);
  const theme = query.get('theme') ?? 'light';
  if (!isTheme(theme)) return wrong('theme', THEMES);
  const reference = slotReference(name, Object.fromEntries([...query].filter(([key]) => !CHOICES.has(key))));
  const target = parseSlotReference(reference);
  if (!target) return `A part has at most ${SLOT_LIMITS.params} parameters and ${SLOT_LIMITS.characters} characters, and the names of parameters consist of small letters, digits and underscores.`;
  return { target, reference, locale, currency, vatMode, theme, form };
}
