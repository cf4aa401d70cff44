import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from './filesIn.mjs';

/** The parts of the project whose names and texts follow the glossary. */
export const PLAIN_FOLDERS = [
  'docs/decisions', 'docs/guides', 'shared/bus', 'shared/kit', 'shared/ui', 'shared/i18n', 'shared/money', 'shared/logging', 'shared/testing', 'mfe-content',
  'mfe-catalog/src/category', 'mfe-catalog/src/filters', 'mfe-catalog/src/home', 'mfe-catalog/src/listing', 'mfe-catalog/src/product', 'mfe-catalog/src/search', 'mfe-catalog/src/viewed',
  'api/src/catalog/search', 'api/src/orders/payment/sandbox', 'demo/src/bank', 'e2e',
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
]);

/** A field of the API, whose name its clients rely on. */
const API_FIELD = /\bwishes(?=: )/g;

/** Dictionaries and texts of the shop, where any word may occur. */
const EXEMPT = /\/(?:locales|words|synonyms)\//;
const TEXT = /\.(?:[cm]?[jt]s|tsx|css|md|py|json)$/;
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
  return folders.flatMap((folder) =>
    filesIn(join(root, folder), TEXT).filter((file) => !EXEMPT.test(file)).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const words = line.replace(API_FIELD, '').replace(CAMEL_CASE, '$1 $2').toLowerCase().match(WORD) ?? [];
          return words.flatMap((word) => {
            const replacement = REPLACEMENTS.get(word);
            return replacement ? [`${relative(root, file)}:${index + 1}: "${word}" is not in the glossary; use: ${replacement}`] : [];
          });
        }),
    ),
  );
}
