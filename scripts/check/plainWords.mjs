import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from './filesIn.mjs';
import { ROOT } from '../paths.mjs';
import { readSliceFolders } from '../sliceFolders.mjs';

/** The parts of the project whose names and texts follow the glossary, beside its README. */
export const PLAIN_FOLDERS = [
  'docs', 'api', 'shell', 'scripts', 'demo', 'e2e', 'shared', 'register', 'deploy', ...readSliceFolders(ROOT).map(({ folder }) => folder),
];

/** Words that the glossary replaces, each with the standard term. */
const REPLACEMENTS = new Map([
  ['told', 'report, notify, say'],
  ['tell', 'report, notify, say'],
  ['tells', 'reports, notifies, says'],
  ['telling', 'reporting, notifying'],
  ['wish', 'request, query, preference'],
  ['wishes', 'requests, preferences'],
  ['nobody', 'no visitor, no one'],
  ['somebody', 'a visitor, a person'],
  ['anybody', 'anyone'],
  ['whom', 'the role: sender, recipient, buyer'],
  ['news', 'change'],
  ['owe', 'due'],
  ['owed', 'due'],
  ['owes', 'due'],
  ['wake', 'hydrate, start, resume'],
  ['wakes', 'hydrates, starts, resumes'],
  ['waking', 'hydrating, starting'],
  ['enliven', 'initialise, hydrate'],
  ['anew', 'again'],
  ['he', 'they, or the role: buyer, visitor, operator'],
  ['him', 'them, or the role'],
  ['his', 'their'],
]);

/** Phrases that the glossary replaces, in lower case. */
const PHRASES = [
  ['has the word', 'handles its own keys'],
  ['lies above', 'covers, is open'],
  ['where it is none', 'if it is missing'],
  ['has become of', 'the outcome of'],
  ['once more', 'again'],
  ['unless given', 'by default'],
  ['where left out', 'by default'],
  ['all the same', 'still'],
  ['in vain', 'without effect'],
];

const README = 'README.md';

/** Dictionaries and texts of the shop, where any word may occur, lists of fields that are declared elsewhere, and the two files that list the replaced words. */
const EXEMPT = /\/(?:locales|words|synonyms)\/|^\/demo\/(?:content|src\/goods|src\/content)\/|\/commonWords\.ts$|^\/api\/src\/(?:setup\/methods|quotes\/mails\/texts)\.ts$|\/contract\.json$|\/glossary\.md$|\/plainWords\.(?:test\.)?mjs$/;
/** Names that cannot change: a column of a migration and a user of the operating system. */
const FIXED_NAMES = /wishes jsonb|(["'`])nobody\1/g;
const TEXT = /\.(?:[cm]?[jt]s|tsx|css|md|py|json|ya?ml|sh|sql|conf|service|html)$/;
/** The field `wishes` of a quote request, which older slices send and orders store, used as a property. */
const FIELD_NAME = /(?<=[.{,'[]\s*|readonly |`)wishes\b(?=\s*(?:[.:},')\]]|\?\.))|`wishes`|^\s*wishes:/g;
const CAMEL_CASE = /([a-z0-9])([A-Z])/g;
const WORD = /[A-Za-z]+/g;

/**
 * Uses of words that the glossary replaces, in names, comments and texts. Parts of compound names count too.
 *
 * @param {string} root - the project's folder
 * @param {readonly string[]} [folders]
 * @returns {string[]} one line each: file, line, word, standard term
 */
export function findPrivateWords(root, folders = PLAIN_FOLDERS) {
  const files = [...folders.flatMap((folder) => filesIn(join(root, folder), TEXT)), ...(existsSync(join(root, README)) ? [join(root, README)] : [])];
  return files.filter((file) => !EXEMPT.test(`/${relative(root, file)}`)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const text = line.replace(FIXED_NAMES, '').replace(FIELD_NAME, '').replace(CAMEL_CASE, '$1 $2').toLowerCase();
        const refused = [
          ...(text.match(WORD) ?? []).map((word) => [word, REPLACEMENTS.get(word)]),
          ...PHRASES.filter(([phrase = '']) => text.includes(phrase)),
        ];
        return refused.flatMap(([used, replacement]) => (replacement ? [`${relative(root, file)}:${index + 1}: "${used}" is not in the glossary; use: ${replacement}`] : []));
      }),
  );
}
