import { isDeclared } from '@feszek/contract/browser-storage';
import type { StorageKind } from '@feszek/contract/browser-storage';
import type { Visit } from './visit.ts';

/** A name in the visitor's browser, with the kind of storage. */
export interface StoredName {
  readonly kind: StorageKind | 'database';
  readonly name: string;
}

/** Everything that the shop has stored in the visitor's browser, including cookies that scripts cannot read. */
export async function storedNames({ page }: Visit): Promise<StoredName[]> {
  const cookies = await page.browserContext().cookies();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cache: await caches.keys(),
  }));
  const named = (kind: StoredName['kind'], names: readonly string[]): StoredName[] => names.map((name) => ({ kind, name }));
  return [
    ...named('cookie', cookies.map(({ name }) => name)), ...named('local', stored.local), ...named('session', stored.session), ...named('database', stored.database), ...named('cache', stored.cache),
  ];
}

/** The names that the table of cookies does not contain. */
export function undeclared(stored: readonly StoredName[]): StoredName[] {
  return stored.filter(({ kind, name }) => kind === 'database' || !isDeclared(kind, name));
}
