import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@feszek/contract';
import type { Messages } from '@feszek/i18n';

/** The texts of one fragment in the browser: the top-level groups of the slice's texts that its code names. */
export interface FragmentTexts {
  readonly fragment: string;
  readonly groups: readonly string[];
}

/** The declaration of a fragment's code in `slice.ts`, with the names that `sliceManifest` requires. */
const FRAGMENT = /webpackChunkName: "fragment-([\w-]+)" \*\/ '(\.[^']+)'/g;
/** An import or re-export of a file of the slice, unless it imports only types. */
const IMPORT = /^\s*(?:import|export) (?!type )[^'"]*?'(\.[^']+\.tsx?)'/gm;
const DYNAMIC_IMPORT = /\bimport\((?:\/\*[^*]*\*\/ )?'(\.[^']+\.tsx?)'\)/g;

/** The file with a slice's texts in one language. */
export function localeFile(folder: string, locale: Locale): string {
  return join(folder, 'src', 'locales', `${locale}.ts`);
}

/** The query with which a file of texts is imported for some of its groups. */
export const GROUPS_QUERY = '?groups=';

/** The module with the texts of a fragment in one language: fragments with the same groups share it. */
export function textsModule(folder: string, locale: Locale, groups: readonly string[]): string {
  return `${localeFile(folder, locale)}${GROUPS_QUERY}${groups.join()}`;
}

/** Loads the texts of a file, which may have been edited since the last time. */
export async function readMessages(file: string): Promise<Messages> {
  const { messages }: { readonly messages: Messages } = await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
  return messages;
}

/** The source of a file and of all files of the slice that it imports, without the texts themselves. */
function sourcesFrom(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file) || dirname(file).endsWith('locales')) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const pattern of [IMPORT, DYNAMIC_IMPORT]) {
    for (const [, path = ''] of source.matchAll(pattern)) sourcesFrom(resolve(dirname(file), path), seen);
  }
  return seen;
}

/** A key whose group is a variable, as in `t(`${texts}.title`)`. */
const COMPOSED_KEY = /\bt\(\s*`\$\{/;

/** The groups whose keys the sources name; where the sources compose keys, also the groups that they name alone. */
function groupsIn(sources: readonly string[], groups: readonly string[]): readonly string[] {
  const ending = sources.some((source) => COMPOSED_KEY.test(source)) ? '(?:[\'"`]|\\.[\\w$])' : '\\.[\\w$]';
  return groups.filter((group) => {
    const name = new RegExp(`['"\`]${group}${ending}`);
    return sources.some((source) => name.test(source));
  });
}

/**
 * Which texts each fragment of a slice needs, from its source: a literal in its files must start with the name of the group,
 * as in `t('cart.title')`, or be the name, as in `<TokenPage texts="activation" />`, which composes the keys.
 *
 * @param folder - of the slice
 * @param groups - the top-level names of its texts
 */
export function fragmentTexts(folder: string, groups: readonly string[]): readonly FragmentTexts[] {
  const slice = join(folder, 'src', 'slice.ts');
  return [...readFileSync(slice, 'utf8').matchAll(FRAGMENT)].map(([, fragment = '', path = '']) => {
    const sources = [...sourcesFrom(resolve(dirname(slice), path)).values()];
    return { fragment, groups: groupsIn(sources, groups) };
  });
}
