import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from './filesIn.mjs';
import { readPackages } from './packages.mjs';

/** The target of a Markdown link, without its fragment. */
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;
/** Examples, which are no links. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
/** An address with a protocol, or one of the running shop. */
const ADDRESS = /^(?:[a-z]+:|\/)/;

/**
 * Links of the project's documents to files that do not exist.
 *
 * @param {string} root - the project's folder
 * @returns {string[]} one line each: document, line, target
 */
export function findBrokenLinks(root) {
  const folders = [join(root, 'docs'), ...readPackages(root).map(({ folder }) => folder)].filter((folder) => existsSync(folder));
  const documents = [join(root, 'README.md'), ...folders.flatMap((folder) => filesIn(folder, /\.md$/))].filter((file) => existsSync(file));
  return documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replace(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));
    return [...text.matchAll(LINK)]
      .filter(({ 1: target = '' }) => !ADDRESS.test(target) && !existsSync(join(dirname(document), decodeURI(target))))
      .map(({ 1: target, index }) => `${relative(root, document)}:${text.slice(0, index).split('\n').length}: ${target} does not exist`);
  });
}
