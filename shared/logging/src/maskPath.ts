/** Hashes of orders, offers and payments and tokens from mails have at least this many characters. */
const SECRET_LENGTH = 16;
/** A slug of the catalogue or of a content page: lower-case words, and perhaps an id. */
const SLUG = /^[a-z]+(?:-[a-z]+)*(?:-\d{1,7})?$/;

function isSecret(segment: string): boolean {
  return /@|%40/i.test(segment) || (segment.length >= SECRET_LENGTH && !SLUG.test(segment));
}

/**
 * The path of an address without secrets and personal data: the query is removed, and a segment that may be a
 * hash, a token or an email address becomes `…`. For addresses whose route is not known; log the route instead if it is known.
 *
 * @param url - path and query
 */
export function maskPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.split('/').map((segment) => (isSecret(segment) ? '…' : segment)).join('/');
}
