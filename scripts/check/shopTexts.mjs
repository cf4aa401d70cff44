import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from './filesIn.mjs';
import { ROOT } from '../paths.mjs';
import { readSliceFolders } from '../sliceFolders.mjs';

/**
 * A text that shoppers read.
 *
 * @typedef {object} ShopText
 * @property {string} file - relative to the project's folder
 * @property {number} line
 * @property {string} text
 * @property {'hu' | 'en' | null} locale - `null` if the file has texts of both languages and does not mark them
 * @property {'interface' | 'goods' | 'content'} kind
 */

/** Where shoppers' texts are. @type {readonly (readonly [folder: string, files: RegExp, kind: ShopText['kind']])[]} */
const SOURCES = [
  ...['shell', ...readSliceFolders(ROOT).map(({ folder }) => folder)].map((slice) => /** @type {const} */ ([`${slice}/src/locales`, /^(?:hu|en)\.ts$/, 'interface'])),
  ['shared/contract/src', /^(?:\w*[eE]rrors|consentTexts|deliveryServices|quantityLimit)\.ts$/, 'interface'],
  ['shared/forms/src', /^\w*[tT]exts\.ts$/, 'interface'],
  ['api/src', /^(?:\w*[tT]exts|\w*Mails?|footer|methods)\.ts$/, 'interface'],
  ['demo/src/goods', /^(?!names\.)\w+\.ts$/, 'goods'],
  ['demo/content', /\.(?:md|yaml)$/, 'content'],
];

const NOT_FOR_SHOPPERS = /\.test\.|\/(?:operator|outbox|commands)\//;
const COMMENT = /^\s*(?:\/\/|\/?\*|import )/;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`/g;
/** Prose has a space or a letter outside ASCII; keys, codes and paths have neither. */
const PROSE = /\s|[^ -~]/;
/** A path in Google's taxonomy, in its own words. */
const TAXONOMY = / > /;
const PLACEHOLDER = /\$?\{\{?[^}]*\}\}?/g;
const ADDRESS = /\]\([^)]*\)|https?:\S+/g;
const KEY_OF_LOCALE = /^\s*(?:- )?\w+_(hu|en): /;

/** @param {string} line */
function literalsOf(line) {
  if (COMMENT.test(line)) return [];
  return [...line.matchAll(LITERAL)].map(([, single, template]) => single ?? template ?? '').filter((text) => PROSE.test(text) && !TAXONOMY.test(text));
}

/** @param {string} path @returns {ShopText['locale']} */
function localeOf(path) {
  const [, locale] = /\/(hu|en)\.(?:ts|md)$/.exec(path) ?? [];
  return locale === 'hu' || locale === 'en' ? locale : null;
}

/** @param {string} line @returns {ShopText['locale']} */
function localeOfKey(line) {
  const [, locale] = KEY_OF_LOCALE.exec(line) ?? [];
  return locale === 'hu' || locale === 'en' ? locale : null;
}

/**
 * The texts that shoppers read: dictionaries, errors, mails, goods and content.
 *
 * @param {string} root - the project's folder
 * @returns {ShopText[]}
 */
export function readShopTexts(root) {
  return SOURCES.filter(([folder]) => existsSync(join(root, folder))).flatMap(([folder, pattern, kind]) =>
    filesIn(join(root, folder), pattern).filter((file) => !NOT_FOR_SHOPPERS.test(file)).flatMap((path) => {
      const file = relative(root, path).replaceAll('\\', '/');
      return readFileSync(path, 'utf8').split('\n').flatMap((line, index) => {
        const texts = file.endsWith('.ts') ? literalsOf(line) : [line.replaceAll(ADDRESS, ' ')];
        return texts.map((text) => ({ file, line: index + 1, text: text.replaceAll(PLACEHOLDER, ''), locale: localeOf(path) ?? localeOfKey(line), kind }));
      });
    }),
  );
}
