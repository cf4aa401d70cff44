import type { Locale } from '@feszek/contract';

/** Endings by which a Hungarian noun says that it belongs to another one: `kanapéra takaró` is a throw. */
const MARKED = /(?:[ae]l|r[ae]|h[oe]z|b[ae]n?|n[ae]k|[rbt][oe]l|n[ae]l|ert)$/;

/** A thing that was asked for, as far as it tells what the others belong to. */
export interface Named {
  /** The last of its words, folded, as it was typed and without its endings. */
  readonly typed: string;
  readonly whole: string;
  /** Whether products are called so. */
  readonly isNoun: boolean;
  /** Whether a preposition stands before it: `bed with storage` is a bed. */
  readonly isAfterPreposition: boolean;
}

/** Which of the things says what is looked for: the last noun that does not belong to another one. */
export function headOf(things: readonly Named[], locale: Locale): number | undefined {
  const nouns = things.map((_, index) => index).filter((index) => things[index]?.isNoun);
  const belongs = ({ typed, whole, isAfterPreposition }: Named) => (locale === 'hu' ? typed !== whole && MARKED.test(typed) : isAfterPreposition);
  const free = nouns.filter((index) => {
    const thing = things[index];
    return thing && !belongs(thing);
  });
  return free.at(-1) ?? nouns.at(-1);
}
