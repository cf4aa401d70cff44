import { isCallExpression, isIdentifier, isNoSubstitutionTemplateLiteral, isPropertyAccessExpression, isStringLiteral, isTemplateExpression } from 'typescript/unstable/ast/is';

/** @typedef {import('./compiler.mjs').Node} Node */
/** @typedef {ReturnType<typeof import('./compiler.mjs').openSources>} Sources */

const METHODS = new Set(['get', 'post', 'put', 'delete']);
const API = '/api/';

/**
 * The texts that an expression may have. `{}` stands for a text that only the running program knows.
 *
 * @param {Node} node
 * @param {Sources} sources
 * @returns {string[]}
 */
function textsOf(node, sources) {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (isTemplateExpression(node)) {
    return node.templateSpans.reduce((texts, { expression, literal }) => {
      const values = textsOf(expression, sources);
      return texts.flatMap((text) => values.map((value) => text + value + literal.text));
    }, [node.head.text]);
  }
  return sources.literalsOf(node) ?? ['{}'];
}

/** @param {string} text */
const isPath = (text) => text.startsWith(API);

/** Whether a call is one of the API's client: `api.get('/api/faq')`. @param {import('typescript/unstable/ast').CallExpression} call @param {Sources} sources */
function methodOf({ expression }, sources) {
  if (!isPropertyAccessExpression(expression) || !METHODS.has(expression.name.text)) return undefined;
  const type = sources.checker.getTypeAtLocation(expression.expression);
  return type && sources.checker.typeToString(type).includes('ApiClient') ? expression.name.text.toUpperCase() : undefined;
}

/** @param {string} path - without its query */
const segmentsOf = (path) => path.split(/[?#]/, 1)[0]?.split('/') ?? [];

/**
 * Whether a path of a program may be that of an operation.
 *
 * @param {readonly string[]} used
 * @param {readonly string[]} offered
 * @param {boolean} isLoose - whether a text that only the running program knows may stand for fixed segments too
 * @returns {boolean}
 */
function fits(used, offered, isLoose) {
  const [first, ...rest] = used;
  const [other, ...others] = offered;
  if (first === undefined || other === undefined) return used.length === offered.length;
  if (other === '{*}') return true;
  if (first.includes('{}') && isLoose) return fits(rest, others, isLoose) || fits(used, others, isLoose);
  return (first === other || other.startsWith('{')) && fits(rest, others, isLoose);
}

/**
 * The operations of the API that a program uses: what its calls name, and every method of a path that stands elsewhere in
 * its code, such as in a variable.
 *
 * @param {readonly Node[]} nodes
 * @param {Sources} sources
 * @param {readonly string[]} offered - such as `GET /api/faq`
 * @returns {string[]}
 */
export function operationUse(nodes, sources, offered) {
  const operations = offered.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return { operation, method, path };
  });
  /** @param {string} path @param {string | undefined} method */
  function find(path, method) {
    const ofMethod = operations.filter((known) => method === undefined || known.method === method);
    const fitting = (/** @type {boolean} */ isLoose) => ofMethod.filter((known) => fits(segmentsOf(path), segmentsOf(known.path), isLoose));
    const exact = ofMethod.filter((known) => known.path === path.split(/[?#]/, 1)[0]);
    const [found = []] = [exact, fitting(false), fitting(true)].filter((some) => some.length > 0);
    return found.map(({ operation }) => operation);
  }
  const calls = nodes.filter(isCallExpression).flatMap((call) => {
    const method = methodOf(call, sources);
    const [argument] = call.arguments;
    return method && argument ? [{ method, argument }] : [];
  });
  const ofCalls = calls.flatMap(({ method, argument }) => textsOf(argument, sources).filter(isPath).flatMap((path) => find(path, method)));
  const inCalls = new Set(calls.map(({ argument }) => argument));
  const texts = nodes.filter((node) => (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isTemplateExpression(node)) && !inCalls.has(node));
  const elsewhere = texts.flatMap((node) => textsOf(node, sources).filter(isPath).flatMap((path) => find(path, undefined)));
  return [...new Set([...ofCalls, ...elsewhere])].sort();
}

/** The names that a file imports. @param {readonly Node[]} nodes */
export function identifiersOf(nodes) {
  return new Set(nodes.filter(isIdentifier).map(({ text }) => text));
}
