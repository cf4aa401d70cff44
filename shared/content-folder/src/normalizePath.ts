/** A file or folder name in an address; the same text for equal addresses. */
function normalizeSegment(segment: string): string | undefined {
  try {
    return encodeURIComponent(decodeURIComponent(segment).normalize('NFC').toLowerCase());
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * The path of an address in one form: lower case, one percent-encoding, no repeated or final slashes, no query and no hash.
 *
 * @returns `undefined` for a text that is no path or has invalid percent-encoding
 */
export function normalizePath(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const [path = ''] = address.split(/[?#]/, 1);
  const segments = path.split('/').filter(Boolean).map(normalizeSegment);
  if (segments.some((segment) => segment === undefined || segment === '.' || segment === '..' || /%(?:00|0a|0d|5c)/i.test(segment))) return undefined;
  return `/${segments.join('/')}`;
}
