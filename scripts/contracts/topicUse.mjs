import { isCallExpression, isIdentifier, isPropertyAccessExpression, isStringLiteral } from 'typescript/unstable/ast/is';
import { BUS_TOPICS } from '../../shared/contract/src/bus.ts';
import { fieldsOfType } from './fields.mjs';

/** @typedef {import('./compiler.mjs').Node} Node */
/** @typedef {ReturnType<typeof import('./compiler.mjs').openSources>} Sources */

/** Members of the bus, and functions of the kit, that take a topic first. */
const READING = new Set(['get', 'watch', 'on', 'ask', 'useBusState', 'useBusMoment']);
const WRITING = new Set(['set', 'emit', 'answer', 'emitForStatistics', 'useEmitWhenShown']);

/** @param {import('typescript/unstable/ast').CallExpression} call */
function calledName({ expression }) {
  if (isIdentifier(expression)) return expression.text;
  return isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/**
 * The topics that an argument names: a text, or a variable whose type lists them.
 *
 * @param {Node} argument
 * @param {Sources} sources
 */
function topicsNamed(argument, { literalsOf }) {
  const names = isStringLiteral(argument) ? [argument.text] : isIdentifier(argument) ? literalsOf(argument) ?? [] : [];
  return names.filter((text) => Object.hasOwn(BUS_TOPICS, text));
}

/**
 * The topics that a program reads and writes.
 *
 * @param {readonly Node[]} nodes
 * @param {Sources} sources
 */
export function topicUse(nodes, sources) {
  /** @type {Set<string>} */
  const read = new Set();
  /** @type {Set<string>} */
  const written = new Set();
  for (const call of nodes.filter(isCallExpression)) {
    const name = calledName(call);
    const topics = name === 'useVatMode' ? ['shop.vat-mode'] : call.arguments.slice(0, 2).flatMap((argument) => topicsNamed(argument, sources));
    if (READING.has(name) || name === 'useVatMode') for (const topic of topics) read.add(topic);
    if (WRITING.has(name)) for (const topic of topics) written.add(topic);
  }
  return { read: [...read].sort(), written: [...written].sort() };
}

/** The type of a topic's value, or of the answer to its question. @param {string} topic @param {Sources} sources */
function typeOfTopic(topic, { program, checker }) {
  const file = program.getSourceFileNames().find((name) => name.endsWith('/shared/contract/src/bus.ts'));
  if (file === undefined) throw new Error('The contract has the topics of the bus.');
  for (const list of ['BusStates', 'BusMoments', 'BusRequests']) {
    const symbol = checker.resolveName(list, 64 /* Interface */, { document: file, position: 0 });
    const property = symbol && checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(symbol), topic);
    const type = property && checker.getTypeOfSymbol(property);
    if (!type) continue;
    const answer = list === 'BusRequests' ? checker.getPropertyOfType(type, 'answer') : undefined;
    return answer ? checker.getTypeOfSymbol(answer) : type;
  }
  return undefined;
}

/**
 * The fields of topics, by topic.
 *
 * @param {readonly string[]} topics
 * @param {Sources} sources
 * @param {(field: ReturnType<typeof fieldsOfType>[number]) => boolean} isWanted
 */
export function topicFields(topics, sources, isWanted) {
  return Object.fromEntries(topics.map((topic) => [topic, [...new Set(fieldsOfType(typeOfTopic(topic, sources), sources).filter(isWanted).map(({ path }) => path))].sort()]));
}
