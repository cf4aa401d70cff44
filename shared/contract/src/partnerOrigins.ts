const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (!url || !isSafe || url.origin !== text || text.includes('*')) throw new RangeError(`PARTNER_ORIGINS must list origins such as https://partner.example with commas between them, but "${text}" is none.`);
  return url.origin;
}

/**
 * Parses the setting `PARTNER_ORIGINS`: the sites on whose pages visitors have a cart of the shop.
 *
 * @returns origins in the form of the header `Origin`
 * @throws RangeError with a message for the operator for what is not an origin with `https`, or on this machine
 */
export function partnerOrigins(text: string): ReadonlySet<string> {
  return new Set(text.split(',').map((part) => part.trim()).filter(Boolean).map(originOf));
}
