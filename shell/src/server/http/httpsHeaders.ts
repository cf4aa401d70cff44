/** Browsers use `https` for this host from the first answer on, for a year. Subdomains may belong to others. */
const HSTS = 'max-age=31536000';

/**
 * The headers of every answer of a shop with an `https` address.
 *
 * @param isSecure whether the shop's address has `https`
 */
export function httpsHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { 'strict-transport-security': HSTS } : {};
}
