import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIdentifier, isJsxAttribute, isJsxExpression, isJsxOpeningElement, isJsxSelfClosingElement, isObjectLiteralExpression, isStringLiteral } from 'typescript/unstable/ast/is';
import { ROOT } from '../paths.mjs';
import { readSliceFolders } from '../sliceFolders.mjs';
import { openSources } from './compiler.mjs';
import { fieldsRead, schemaReads } from './fields.mjs';
import { identifiersOf, operationUse } from './operationUse.mjs';
import { topicFields, topicUse } from './topicUse.mjs';

/** @typedef {import('./compiler.mjs').Node} Node */
/** @typedef {ReturnType<typeof openSources>} Sources */
/** @typedef {import('../../shared/contract/src/contracts.ts').Needs} Needs */

/** The file with the needs and gives of a program, in its folder. */
export const CONTRACT_FILE = 'contract.json';

/** Packages whose code runs in slices and in the shell. Their use of the API and of the bus counts for those who import it. */
const SHARED = ['kit', 'ui', 'forms', 'contract', 'store', 'money'];

/** @param {string} file @param {string} folder */
const isIn = (file, folder) => file.startsWith(`${join(ROOT, folder, 'src')}/`);

/** @returns {Readonly<Record<string, readonly string[]>>} the operations of the API with their fields */
export function readOperations() {
  return JSON.parse(readFileSync(join(ROOT, 'api', CONTRACT_FILE), 'utf8')).gives.operations;
}

/** The parts that a program places with `<Slot>`, and the parameters that it passes. @param {readonly Node[]} nodes */
function partUse(nodes) {
  /** @type {Map<string, Set<string>>} */
  const parts = new Map();
  for (const element of nodes.filter((node) => isJsxSelfClosingElement(node) || isJsxOpeningElement(node))) {
    if (!isIdentifier(element.tagName) || element.tagName.text !== 'Slot') continue;
    const attributes = element.attributes.properties.filter(isJsxAttribute);
    const valueOf = (/** @type {string} */ name) => attributes.find((attribute) => isIdentifier(attribute.name) && attribute.name.text === name)?.initializer;
    const name = valueOf('name');
    // Content names parts too: whoever writes it sees them.
    if (!name || !isStringLiteral(name)) continue;
    const params = valueOf('params');
    const object = params && isJsxExpression(params) ? params.expression : undefined;
    const named = object ? objectKeys(object) : [];
    parts.set(name.text, new Set([...(parts.get(name.text) ?? []), ...named]));
  }
  return Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, names]) => [part, [...names].sort()]));
}

/** The names of the fields of an object literal, with those of objects that are spread into it. @param {Node} node @returns {string[]} */
function objectKeys(node) {
  /** @type {string[]} */
  const keys = [];
  if (isObjectLiteralExpression(node)) for (const property of node.properties) if ('name' in property && property.name && isIdentifier(property.name)) keys.push(property.name.text);
  node.forEachChild((child) => {
    keys.push(...objectKeys(child));
  });
  return keys;
}

/**
 * What a program uses of others, and what it offers to them.
 *
 * @param {string} folder
 * @param {Sources} sources
 * @param {ReadonlyMap<string, readonly Node[]>} shared - the nodes of shared files, by file
 * @returns {{ needs: Needs, gives: Needs }}
 */
function contractOf(folder, sources, shared) {
  const files = sources.program.getSourceFileNames().filter((file) => isIn(file, folder));
  const own = files.flatMap((file) => sources.nodesOf(file));
  const used = identifiersOf(own);
  const isUsed = (/** @type {string} */ file) => used.has(file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''));
  const imported = [...shared].filter(([file]) => isUsed(file)).flatMap(([, nodes]) => nodes);
  const reads = [own, ...shared.values()].flatMap((nodes) => sources.readsOf(nodes));
  const fromSchemas = schemaReads(reads);
  const symbols = new Set(reads.map(({ property }) => property.id));

  const offered = readOperations();
  const operations = operationUse([...own, ...imported], sources, Object.keys(offered));
  const topics = topicUse([...own, ...imported], sources);
  const isRead = (/** @type {{ property: import('./compiler.mjs').Property, siblings: readonly import('./compiler.mjs').Property[] }} */ { property, siblings }) =>
    symbols.has(property.id) || (property.declarations.length === 0 && fromSchemas.has(property.name, siblings.map(({ name }) => name)));
  return {
    needs: {
      operations: Object.fromEntries(operations.map((operation) => [operation, fieldsRead(offered[operation] ?? [], fromSchemas)])),
      topics: topicFields(topics.read, sources, isRead),
      parts: partUse(own),
    },
    gives: { topics: topicFields(topics.written, sources, () => true) },
  };
}

/**
 * Reads the needs and gives of each slice and of the shell from their code.
 *
 * @returns {{ readonly folder: string, readonly contract: { needs: Needs, gives: Needs } }[]}
 */
export function readContracts() {
  const sources = openSources();
  try {
    const shared = new Map(sources.program.getSourceFileNames()
      .filter((file) => SHARED.some((name) => isIn(file, join('shared', name))))
      .map((file) => [file, sources.nodesOf(file)]));
    const folders = [...readSliceFolders(ROOT).map(({ folder }) => folder), 'shell'];
    return folders.map((folder) => ({ folder, contract: contractOf(folder, sources, shared) }));
  } finally {
    sources.close();
  }
}
