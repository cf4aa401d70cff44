interface Postcodes {
  /** Of a postcode without spaces, dashes and the country's letter before a dash. */
  readonly pattern: RegExp;
  /** How the country's post writes what the pattern has found. */
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

/** In a country of which no more is known. */
const ANYWHERE = /^[0-9A-Z][0-9A-Z -]+$/;
const COUNTRY_LETTERS = /^[A-Z]{1,2}\s*-\s*/;
/** Whose postcodes hold letters that are the postcode's own. */
const WITH_LETTERS = new Set(['IE', 'MT', 'NL']);

function compact(postcode: string): string {
  return postcode.trim().toUpperCase().replace(COUNTRY_LETTERS, '').replace(/[\s-]/g, '');
}

/** Whether this is a postcode of a country, with or without its spaces and dashes. */
export function isPostcodeOf(country: string | undefined, postcode: string): boolean {
  const rule = POSTCODES.get(country ?? '');
  return rule ? rule.pattern.test(compact(postcode)) : ANYWHERE.test(postcode.trim().toUpperCase());
}

/** A postcode as its country's post writes it; what is none stays as it is. */
export function normalPostcode(country: string | undefined, postcode: string): string {
  const rule = POSTCODES.get(country ?? '');
  const text = compact(postcode);
  return rule?.pattern.test(text) ? text.replace(rule.pattern, rule.written) : postcode.trim();
}

/** A postcode of the country, of Hungary where none is known. */
export function postcodeExample(country = 'HU'): string {
  return (POSTCODES.get(country) ?? POSTCODES.get('HU'))?.example ?? '';
}

/** Whether the digits alone are enough to type a postcode of this country. */
export function isPostcodeOfDigits(country: string | undefined): boolean {
  return country !== undefined && POSTCODES.has(country) && !WITH_LETTERS.has(country);
}
