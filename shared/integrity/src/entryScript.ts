/** Of the right form, and of no file: a script with it is never executed. */
const OF_NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Requests a file again, past the browser's cache, which keeps one that does not match: each further attempt would fail too.
 * Another failure changes nothing.
 */
function refresh(url: string, integrity: string): void {
  fetch(url, { cache: 'reload', integrity }).catch(() => undefined);
}

/**
 * The element that loads the entry of a remote. The browser executes the entry only if it has the expected hash.
 *
 * @param url - the absolute address of the entry
 * @param integrity - the hash as the attribute `integrity` has it, `unchecked` if the entry may be loaded without a check, or
 *   `undefined` for an entry that must not be loaded
 */
export function entryScript(url: string, integrity = OF_NO_FILE): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  if (integrity !== 'unchecked') {
    Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.addEventListener('error', () => refresh(url, integrity));
  }
  return script;
}
