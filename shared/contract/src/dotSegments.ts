/** A path separator: slash or backslash, also percent-encoded. */
const SEPARATOR = String.raw`(?:[/\\]|%2f|%5c)`;

/** `.` or `..` as a whole segment, also percent-encoded. URL parsers resolve both forms (WHATWG URL, 4.2). */
const DOT_SEGMENT = new RegExp(String.raw`(?:^|${SEPARATOR})(?:\.|%2e){1,2}(?:${SEPARATOR}|[?#]|$)`, 'i');

/**
 * Whether a URL parser may resolve a path to another one: it has a `.` or `..` segment, or a control character, which a URL
 * parser removes (`.\t.` becomes `..`).
 *
 * @param path - a path without its query, or one decoded parameter of it
 */
export function hasDotSegment(path: string): boolean {
  return DOT_SEGMENT.test(path) || /\p{Cc}/u.test(path);
}
