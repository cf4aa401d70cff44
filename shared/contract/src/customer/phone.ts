/** Separators between digits. */
const BETWEEN = /[\s()./-]/g;
/** Hungarian numbers without their prefix: mobile, Budapest, and areas with two digits. */
const MOBILE = /^(20|21|30|31|50|70)(\d{3})(\d{4})$/;
const BUDAPEST = /^(1)(\d{3})(\d{4})$/;
const AREA = /^((?!2[01]|3[01]|[57]0)[2-9]\d)(\d{3})(\d{3})$/;
/** ITU-T E.164: at most fifteen digits including the country code. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

function hungarian(national: string): string | undefined {
  const [, area, first, second] = MOBILE.exec(national) ?? BUDAPEST.exec(national) ?? AREA.exec(national) ?? [];
  return area === undefined ? undefined : `+36 ${area} ${first} ${second}`;
}

/**
 * Normalizes a telephone number: a Hungarian number to `+36 30 123 4567`, any other to its country code and the digit
 * groups as typed.
 *
 * @returns `undefined` for an invalid number
 */
export function normalizePhone(phone: string): string | undefined {
  const digits = phone.replace(BETWEEN, '').replace(/^00/, '+');
  const [, national] = /^(?:\+36|06)?(\d+)$/.exec(digits) ?? [];
  if (national !== undefined) return hungarian(national.replace(/^06/, ''));
  if (!INTERNATIONAL.test(digits)) return undefined;
  return phone.trim().replace(/^00/, '+').replace(/[\s()./-]+/g, ' ').replace('+ ', '+').trim();
}
