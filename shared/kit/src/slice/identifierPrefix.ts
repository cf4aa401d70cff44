/** Prefix of `useId` for one fragment's root: the same on the server and in the browser, and another for every root of a page. */
export function identifierPrefix(slice: string, fragment: string): string {
  return `${slice}-${fragment}-`;
}
