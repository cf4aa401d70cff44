import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { isObjectBindingPattern, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { ROOT } from '../paths.mjs';

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Symbol} Property */

/**
 * A field that code reads.
 *
 * @typedef {object} Read
 * @property {string} name
 * @property {readonly Property[]} properties - of the object that it is read from
 * @property {Property} property
 */

/** Opens the sources of slices and of the shell without their tests. Call `close` at the end. */
export function openSources() {
  const api = new API({ cwd: ROOT });
  const config = join(ROOT, 'scripts', 'contracts', 'tsconfig.json');
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
  if (!project) throw new Error(`${config} is not a project.`);
  const { program, checker } = project;
  /** @type {Map<unknown, readonly Property[]>} */
  const shapes = new Map();

  /**
   * The properties of an object type, without those of null and undefined; none for other types.
   *
   * @param {Type | undefined} type
   * @returns {readonly Property[]}
   */
  function propertiesOf(type) {
    if (!type) return [];
    const known = shapes.get(type.id);
    if (known) return known;
    const given = checker.getNonNullableType(type) ?? type;
    const isObject = given.isUnionType() || given.isObjectType() || given.isIntersectionType();
    const properties = isObject && !checker.isArrayLikeType(given) ? checker.getPropertiesOfType(given) : [];
    shapes.set(type.id, properties);
    return properties;
  }

  /** @param {Node} root @param {(node: Node) => void} visit */
  function walk(root, visit) {
    visit(root);
    root.forEachChild((child) => walk(child, visit));
  }

  /** @param {string} file @returns {Node[]} every node of a file */
  function nodesOf(file) {
    /** @type {Node[]} */
    const nodes = [];
    const source = program.getSourceFile(file);
    if (source) walk(source, (node) => nodes.push(node));
    return nodes;
  }

  /**
   * The fields that a file reads: `object.name` and `const { name } = object`.
   *
   * @param {readonly Node[]} nodes - of the file
   * @returns {Read[]}
   */
  function readsOf(nodes) {
    const accesses = nodes.filter(isPropertyAccessExpression);
    const patterns = nodes.filter(isObjectBindingPattern);
    const typesOf = (/** @type {readonly Node[]} */ places) => (places.length > 0 ? checker.getTypeAtLocation(places) : []);
    const ofAccesses = typesOf(accesses.map(({ expression }) => expression)).map((type, index) => ({ type, names: [accesses[index]?.name.text] }));
    const ofPatterns = typesOf(patterns).map((type, index) => ({
      type,
      names: patterns[index]?.elements.map((element) => {
        const named = element.propertyName ?? element.name;
        return named && 'text' in named ? String(named.text) : undefined;
      }) ?? [],
    }));
    return [...ofAccesses, ...ofPatterns].flatMap(({ type, names }) => names.flatMap((name) => {
      const properties = propertiesOf(type);
      const property = properties.find((known) => known.name === name);
      return name !== undefined && property ? [{ name, properties, property }] : [];
    }));
  }

  /**
   * The texts that an expression may have by its type, such as `'a' | 'b'`; `undefined` if it may have others.
   *
   * @param {Node} node
   * @returns {string[] | undefined}
   */
  function literalsOf(node) {
    const type = checker.getTypeAtLocation(node);
    const types = type?.isUnionType() ? type.getTypes() ?? [] : [type];
    const texts = types.flatMap((member) => (member?.isStringLiteralType() ? [member.value] : []));
    return texts.length === types.length ? texts : undefined;
  }

  return { program, checker, nodesOf, readsOf, propertiesOf, literalsOf, close: () => api.close() };
}
