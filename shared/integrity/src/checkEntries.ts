import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryScript } from './entryScript.ts';

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
  return { name: 'check-entries', createScript: ({ url }) => entryScript(url, integrityOf(url)) };
}
