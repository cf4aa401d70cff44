import type { Locale } from '@feszek/contract';
import { isQualifier } from './head.ts';
import type { Named } from './head.ts';
import type { Knowledge } from './knowledge.ts';
import type { Guess, Token } from './reading.ts';
import { isNumber } from './text.ts';
import type { Term } from './understanding.ts';

/** Whether words name one of these goods, as typed or as corrected. */
export function namesGood(tokens: readonly Token[], before: Token | undefined, guesses: readonly Guess[], goods: Knowledge['goods']): boolean {
  const wholes = tokens.map(({ analysis }) => analysis.whole);
  const last = wholes.at(-1) ?? '';
  const heads = guesses.flatMap(({ slots, isTyped, isBegun }) => (isTyped === true && isBegun !== true ? (slots.at(-1) ?? []) : []));
  return [wholes.join(' '), last, `${before?.analysis.whole ?? ''} ${last}`, ...heads].some((text) => goods.has(text));
}

/** Whether the name of a product contains the word itself or a synonym. The parts of a compound do not count: a cot is no bed. */
function isSold({ alternatives }: Term): boolean {
  const whole = alternatives.filter(({ isOwn, isTyped, isBegun }) => (isOwn || isTyped !== true) && isBegun !== true);
  return whole.some(({ slots }) => slots.at(-1)?.some(({ strength }) => strength === 0) === true);
}

/** A term, and whether it names a good of the list. */
export interface NamedGood extends Named {
  readonly isGood: boolean;
  /** Whether the good is like nothing else. */
  readonly isUnlike: boolean;
  /** Whether the good is named by two words, the first of which is unknown: a christmas tree is no olive tree. */
  readonly isOfUnknown: boolean;
  readonly term: Term;
}

/**
 * The kind of goods that the query is about, if no product's name contains it. That is the last noun that does not qualify
 * another one. In English other words do not follow it: `dishwasher safe` is not about a dishwasher.
 */
export function unsoldGood(things: readonly NamedGood[], locale: Locale): NamedGood | undefined {
  const free = things.filter((thing) => !isQualifier(thing, locale) && thing.term.isOptional !== true && !isNumber(thing.typed));
  const ofSeveral = locale === 'en' ? free.at(-1) : free.findLast(({ isNoun, isGood }) => isNoun || isGood);
  const asked = things.length === 1 ? things[0] : ofSeveral;
  return asked?.isGood === true && (asked.isOfUnknown || !isSold(asked.term)) ? asked : undefined;
}
