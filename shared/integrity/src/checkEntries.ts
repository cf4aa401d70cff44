import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

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
 * The hash of an entry as the attribute `integrity` has it, `unchecked` if it may be loaded without a check, or `undefined`
 * for an entry that must not be loaded.
 */
export type EntryIntegrity = (url: string) => string | undefined;

/**
 * A plugin of the Module Federation runtime: the browser executes the entry of a remote only if it has the expected hash.
 *
 * @param integrityOf - by the absolute address of the entry
 */
export function checkEntries(integrityOf: EntryIntegrity): ModuleFederationRuntimePlugin {
  return {
    name: 'check-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = integrityOf(url) ?? OF_NO_FILE;
      script.src = url;
      if (integrity !== 'unchecked') {
        Object.assign(script, { integrity, crossOrigin: 'anonymous' });
        script.addEventListener('error', () => refresh(url, integrity));
      }
      return script;
    },
  };
}
