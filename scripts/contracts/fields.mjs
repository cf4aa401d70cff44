import { SymbolFlags } from 'typescript/unstable/sync';

/** @typedef {import('./compiler.mjs').Property} Property */

/** How deep the fields of a topic are compared. */
const MOST_LEVELS = 3;

/** @param {readonly string[]} names @param {ReadonlySet<string>} all */
const areAmong = (names, all) => names.every((name) => all.has(name));

/**
 * The reads of objects whose type comes from a schema of the contract: their properties have no declaration, since the
 * schema's type is computed. An object of the API may be read as a type with some of its fields.
 *
 * @param {readonly { name: string, properties: readonly { name: string }[], property: { declarations: readonly unknown[] } }[]} reads
 */
export function schemaReads(reads) {
  /** @type {Map<string, string[][]>} */
  const byName = new Map();
  for (const { name, properties, property } of reads) {
    if (property.declarations.length > 0) continue;
    byName.set(name, [...(byName.get(name) ?? []), properties.map((known) => known.name)]);
  }
  return {
    /** @param {string} name @param {readonly string[]} siblings - the fields of the object, `name` among them */
    has: (name, siblings) => {
      const all = new Set(siblings);
      return byName.get(name)?.some((names) => areAmong(names, all)) ?? false;
    },
  };
}

/** The name of a field in its object: `hex` of `colors[].hex`. @param {string} path */
const lastOf = (path) => path.slice(path.lastIndexOf('.') + 1);
/** @param {string} path */
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
/** @param {string} path */
const nameOf = (path) => lastOf(path).replace(/[[\]?]/g, '');

/**
 * Which fields of an answer a program reads.
 *
 * @param {readonly string[]} given - the paths of its fields; one that may be absent ends in `?`, and is not needed
 * @param {ReturnType<typeof schemaReads>} reads
 */
export function fieldsRead(given, reads) {
  /** @type {Map<string, string[]>} */
  const objects = new Map();
  for (const path of given) objects.set(parentOf(path), [...(objects.get(parentOf(path)) ?? []), nameOf(path)]);
  /** @type {Set<string>} */
  const needed = new Set();
  const isReached = (/** @type {string} */ parent) => parent.replace(/(?:\[\])+$/, '') === '' || needed.has(parent.replace(/(?:\[\])+$/, ''));
  for (const path of given) {
    if (!path.endsWith('?') && isReached(parentOf(path)) && reads.has(nameOf(path), objects.get(parentOf(path)) ?? [])) needed.add(path);
  }
  return [...needed];
}

/**
 * The fields of a topic's value that are always there, with their symbols.
 *
 * @param {import('typescript/unstable/sync').Type | undefined} type
 * @param {ReturnType<typeof import('./compiler.mjs').openSources>} sources
 * @param {string} [path]
 * @param {number} [level]
 * @returns {{ path: string, property: Property, siblings: readonly Property[] }[]}
 */
export function fieldsOfType(type, sources, path = '', level = 1) {
  const siblings = type && /^[{(]|^[A-Z]/.test(sources.checker.typeToString(type)) ? sources.propertiesOf(type) : [];
  return siblings.flatMap((property) => {
    if (property.flags & (SymbolFlags.Optional | SymbolFlags.Method)) return [];
    const field = path === '' ? property.name : `${path}.${property.name}`;
    const below = level < MOST_LEVELS ? fieldsOfType(sources.checker.getTypeOfSymbol(property), sources, field, level + 1) : [];
    return [{ path: field, property, siblings }, ...below];
  });
}
