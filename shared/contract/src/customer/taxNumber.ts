/** Weights of the first seven digits of a Hungarian tax number; the eighth makes their sum divisible by ten. */
const WEIGHTS = [9, 7, 3, 1, 9, 7, 3] as const;
const HUNGARIAN = /^(\d{8})-([1-5])-(\d{2})$/;

interface VatNumbers {
  /** With the prefix of the member state, without spaces and dashes. */
  readonly pattern: RegExp;
  readonly example: string;
}

/**
 * VAT numbers of the other member states by country code. The prefix is the country code, except EL for Greece. Source:
 * the European Commission's list of structures in VIES.
 */
const VAT_NUMBERS: ReadonlyMap<string, VatNumbers> = new Map(Object.entries({
  AT: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  BE: { pattern: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  BG: { pattern: /^BG\d{9,10}$/, example: 'BG123456789' },
  CY: { pattern: /^CY\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { pattern: /^CZ\d{8,10}$/, example: 'CZ12345678' },
  DE: { pattern: /^DE[1-9]\d{8}$/, example: 'DE123456789' },
  DK: { pattern: /^DK\d{8}$/, example: 'DK12345678' },
  EE: { pattern: /^EE\d{9}$/, example: 'EE123456789' },
  ES: { pattern: /^ES(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/, example: 'ESB12345678' },
  FI: { pattern: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { pattern: /^FR[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR12345678901' },
  GR: { pattern: /^EL\d{9}$/, example: 'EL123456789' },
  HR: { pattern: /^HR\d{11}$/, example: 'HR12345678901' },
  IE: { pattern: /^IE(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE1234567WA' },
  IT: { pattern: /^IT\d{11}$/, example: 'IT12345678901' },
  LT: { pattern: /^LT(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { pattern: /^LU\d{8}$/, example: 'LU12345678' },
  LV: { pattern: /^LV\d{11}$/, example: 'LV12345678901' },
  MT: { pattern: /^MT\d{8}$/, example: 'MT12345678' },
  NL: { pattern: /^NL[0-9A-Z+*]{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { pattern: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { pattern: /^PT[1-9]\d{8}$/, example: 'PT123456789' },
  RO: { pattern: /^RO[1-9]\d{1,9}$/, example: 'RO12345678' },
  SE: { pattern: /^SE\d{10}01$/, example: 'SE123456789001' },
  SI: { pattern: /^SI[1-9]\d{7}$/, example: 'SI12345678' },
  SK: { pattern: /^SK[1-9]\d{9}$/, example: 'SK1234567890' },
}));

const HUNGARIAN_EXAMPLE = '12345676-1-42';

/** County codes of the tax authority: 02 to 20, the same counties again from 22, Budapest 41 to 43, large taxpayers 44 and 51. */
function isCountyCode(code: number): boolean {
  return (code >= 2 && code <= 20) || (code >= 22 && code <= 44) || code === 51;
}

function isHungarianTaxNumber(taxNumber: string): boolean {
  const [, base = '', , county = ''] = HUNGARIAN.exec(taxNumber) ?? [];
  if (base === '' || base === '00000000') return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(base[index]), Number(base[7]));
  return sum % 10 === 0 && isCountyCode(Number(county));
}

/** Normalizes a tax number: a Hungarian number with its two dashes, a VAT number without separators. */
export function normalizeTaxNumber(taxNumber: string): string {
  const compact = taxNumber.toUpperCase().replace(/[\s.\-–/]/g, '').replace(/^GR(?=\d)/, 'EL');
  return compact.replace(/^(\d{8})(\d)(\d{2})$/, '$1-$2-$3');
}

/**
 * Whether a text is a valid tax number of a company in a country. For Hungary: a domestic number with valid check digit, VAT
 * code and county code. For other member states: a VAT number in the format of that state.
 *
 * @param country - country code; `undefined` accepts the numbers of every country
 * @param taxNumber - as returned by `normalizeTaxNumber`
 */
export function isValidTaxNumber(country: string | undefined, taxNumber: string): boolean {
  if (country === undefined) return isHungarianTaxNumber(taxNumber) || [...VAT_NUMBERS.values()].some(({ pattern }) => pattern.test(taxNumber));
  if (country === 'HU') return isHungarianTaxNumber(taxNumber);
  return VAT_NUMBERS.get(country)?.pattern.test(taxNumber) ?? false;
}

/** An example of a tax number of the country; of Hungary if the country is unknown. */
export function taxNumberExample(country = 'HU'): string {
  return VAT_NUMBERS.get(country)?.example ?? HUNGARIAN_EXAMPLE;
}
