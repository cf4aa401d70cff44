/** The shop's languages; Hungarian is the original. Source: specification, chapters 2 and 9. */
export const LOCALES = ['hu', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'hu';
export const LOCALE_TAGS: Record<Locale, string> = { hu: 'hu-HU', en: 'en-US' };
/** Dates and lists in English are British, like the shop's English: `23 November 2026`, `oak, ash and beech`. */
export const DATE_TAGS: Record<Locale, string> = { hu: 'hu-HU', en: 'en-GB' };

export const CURRENCIES = ['HUF', 'EUR', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'HUF';

/**
 * The currency of all amounts in statistics, independent of the visitor's currency. Source: specification, chapter 9.
 */
export const TRACKING_CURRENCY = 'HUF';

/** Whether prices are shown net and gross, or gross only. */
export const VAT_MODES = ['net', 'gross'] as const;
export type VatMode = (typeof VAT_MODES)[number];
export const DEFAULT_VAT_MODE: VatMode = 'net';

/** Cookies of the shell. Their names are part of the contract with the API and with embedders. */
export const COOKIES = {
  locale: 'locale',
  currency: 'currency_id',
  vatMode: 'vat_mode',
  xsrf: 'XSRF-TOKEN',
  session: 'feszek_session',
  /** Recognises a browser in which a user has signed in before. */
  device: 'feszek_device',
  consent: 'consent',
  /** A number from 0 to 999 that many browsers share: which of them have a release that is tried by a part of the visitors. */
  ring: 'feszek_ring',
  /** The cookie with the signed link of a preview. */
  preview: 'feszek_preview',
} as const;

export const LOCALE_COOKIE_DAYS = 365;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

export function isVatMode(value: unknown): value is VatMode {
  return VAT_MODES.some((mode) => mode === value);
}
