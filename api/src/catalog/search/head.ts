import type { Locale } from '@feszek/contract';

/** Suffixes by which a Hungarian noun qualifies another one: `kanapéra takaró` is a throw. */
const MARKED = /(?:[ae]l|r[ae]|h[oe]z|b[ae]n?|n[ae]k|[rbt][oe]l|n[ae]l|ert)$/;

/** The properties of a term that determine the head noun. */
export interface Named {
  /** Its last word, folded, as typed and without suffixes. */
  readonly typed: string;
  readonly whole: string;
  /** Whether the names of products contain it. */
  readonly isNoun: boolean;
  /** Whether a preposition precedes it or a postposition follows it: `bed with storage` and „ágy matrac nélkül” are beds. */
  readonly hasAdposition: boolean;
}

/** Whether a noun qualifies another one. */
export function isQualifier({ typed, whole, hasAdposition }: Named, locale: Locale): boolean {
  return hasAdposition || (locale === 'hu' && typed !== whole && MARKED.test(typed));
}

/** The index of the head noun: the last noun that does not qualify another one. */
export function headOf(things: readonly Named[], locale: Locale): number | undefined {
  const nouns = things.map((_, index) => index).filter((index) => things[index]?.isNoun);
  const free = nouns.filter((index) => {
    const thing = things[index];
    return thing && !isQualifier(thing, locale);
  });
  return free.at(-1) ?? nouns.at(-1);
}
