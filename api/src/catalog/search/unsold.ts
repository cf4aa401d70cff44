import type { Locale } from '@feszek/contract';
import { isQualifier } from './head.ts';
import type { Named } from './head.ts';
import type { Knowledge } from './knowledge.ts';
import type { Guess, Token } from './reading.ts';
import { isNumber } from './text.ts';
import type { Term } from './understanding.ts';

/** Whether words name a good of the list in `words/goods.ts`, as typed or as corrected. */
export function namesGood(tokens: readonly Token[], before: Token | undefined, guesses: readonly Guess[], { goods }: Knowledge): boolean {
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
  readonly term: Term;
}

/**
 * Whether the query is about a kind of goods that no product's name contains. That is the last noun that does not qualify another
 * one. In English other words do not follow it: `dishwasher safe` is not about a dishwasher.
 */
export function asksForUnsoldGood(things: readonly NamedGood[], locale: Locale): boolean {
  if (things.length === 1) return things.some(({ isGood, term }) => isGood && !isSold(term));
  const free = things.filter((thing) => !isQualifier(thing, locale) && thing.term.isOptional !== true && !isNumber(thing.typed));
  const asked = locale === 'en' ? free.at(-1) : free.findLast(({ isNoun, isGood }) => isNoun || isGood);
  return asked?.isGood === true && !isSold(asked.term);
}
