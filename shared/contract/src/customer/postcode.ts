interface Postcodes {
  /** Matches a postcode without spaces, dashes and the country letter before a dash. */
  readonly pattern: RegExp;
  /** Replacement text for the pattern: the official spelling. */
  readonly written: string;
  readonly example: string;
}

/** Postcodes of the countries that the shop delivers to. Source: the Universal Postal Union's addressing systems. */
const POSTCODES: ReadonlyMap<string, Postcodes> = new Map(Object.entries({
  AT: { pattern: /^[1-9]\d{3}$/, written: '$&', example: '1010' },
  BE: { pattern: /^[1-9]\d{3}$/, written: '$&', example: '1000' },
  BG: { pattern: /^[1-9]\d{3}$/, written: '$&', example: '1000' },
  CY: { pattern: /^[1-9]\d{3}$/, written: '$&', example: '1010' },
  CZ: { pattern: /^([1-7]\d{2})(\d{2})$/, written: '$1 $2', example: '110 00' },
  DE: { pattern: /^(?!00)\d{5}$/, written: '$&', example: '10115' },
  DK: { pattern: /^(?!00)\d{4}$/, written: '$&', example: '1050' },
  EE: { pattern: /^[1-9]\d{4}$/, written: '$&', example: '10111' },
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, written: '$&', example: '28001' },
  FI: { pattern: /^\d{5}$/, written: '$&', example: '00100' },
  FR: { pattern: /^(?!00)\d{5}$/, written: '$&', example: '75001' },
  GR: { pattern: /^([1-8]\d{2})(\d{2})$/, written: '$1 $2', example: '104 31' },
  HR: { pattern: /^[1-5]\d{4}$/, written: '$&', example: '10000' },
  HU: { pattern: /^[1-9]\d{3}$/, written: '$&', example: '1114' },
  IE: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W)([0-9AC-FHKNPRTV-Y]{4})$/, written: '$1 $2', example: 'D02 AF30' },
  IT: { pattern: /^\d{5}$/, written: '$&', example: '00184' },
  LT: { pattern: /^(?:LT)?(\d{5})$/, written: 'LT-$1', example: 'LT-01103' },
  LU: { pattern: /^L?([1-9]\d{3})$/, written: 'L-$1', example: 'L-1009' },
  LV: { pattern: /^(?:LV)?([1-9]\d{3})$/, written: 'LV-$1', example: 'LV-1050' },
  MT: { pattern: /^([A-Z]{3})(\d{4})$/, written: '$1 $2', example: 'VLT 1117' },
  NL: { pattern: /^([1-9]\d{3})([A-Z]{2})$/, written: '$1 $2', example: '1012 JS' },
  PL: { pattern: /^(\d{2})(\d{3})$/, written: '$1-$2', example: '00-002' },
  PT: { pattern: /^([1-9]\d{3})(\d{3})$/, written: '$1-$2', example: '1100-148' },
  RO: { pattern: /^\d{6}$/, written: '$&', example: '010011' },
  SE: { pattern: /^([1-9]\d{2})(\d{2})$/, written: '$1 $2', example: '111 20' },
  SI: { pattern: /^[1-9]\d{3}$/, written: '$&', example: '1000' },
  SK: { pattern: /^([089]\d{2})(\d{2})$/, written: '$1 $2', example: '811 01' },
}));

/** For a country without an entry. */
const ANYWHERE = /^[0-9A-Z][0-9A-Z -]+$/;
const COUNTRY_LETTERS = /^[A-Z]{1,2}\s*-\s*/;
/** Countries whose postcodes contain letters. */
const WITH_LETTERS = new Set(['IE', 'MT', 'NL']);

function compact(postcode: string): string {
  return postcode.trim().toUpperCase().replace(COUNTRY_LETTERS, '').replace(/[\s-]/g, '');
}

/** Whether a text is a valid postcode of a country, with or without spaces and dashes. */
export function isValidPostcode(country: string | undefined, postcode: string): boolean {
  const rule = POSTCODES.get(country ?? '');
  return rule ? rule.pattern.test(compact(postcode)) : ANYWHERE.test(postcode.trim().toUpperCase());
}

/** A postcode in the official spelling of its country. An invalid postcode is only trimmed. */
export function normalizePostcode(country: string | undefined, postcode: string): string {
  const rule = POSTCODES.get(country ?? '');
  const text = compact(postcode);
  return rule?.pattern.test(text) ? text.replace(rule.pattern, rule.written) : postcode.trim();
}

/** An example of a postcode of the country; of Hungary if the country is unknown. */
export function postcodeExample(country = 'HU'): string {
  return (POSTCODES.get(country) ?? POSTCODES.get('HU'))?.example ?? '';
}

/** Whether postcodes of a country contain digits only. */
export function hasNumericPostcodes(country: string | undefined): boolean {
  return country !== undefined && POSTCODES.has(country) && !WITH_LETTERS.has(country);
}
