import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { COMMON_WORDS } from './commonWords.ts';

/** From 0 (guessed at once) to 4 (not guessed within years). */
export type Score = 0 | 1 | 2 | 3 | 4;

export interface Strength {
  readonly score: Score;
  /** The password contains one of the personal texts, such as the name. */
  readonly isPersonal: boolean;
}

/** Longer passwords are not estimated: the time grows with the length, and none of them is weak. In characters. */
const LENGTH = 64;

/** The lists have no accents, because passwords are written with and without them. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const zxcvbn = new ZxcvbnFactory({
  dictionary: Object.fromEntries(Object.entries(COMMON_WORDS).map(([list, words]) => [list, words.split(' ')])),
  graphs: adjacencyGraphs,
});

/**
 * Estimates how hard a password is to guess for an attacker who tries common passwords, Hungarian and English words, names,
 * dates and keyboard patterns.
 *
 * @param personal - texts that an attacker may know about the visitor; their parts of at least three letters count as words
 */
export function strengthOf(password: string, personal: readonly string[]): Strength {
  const known = personal.flatMap((text) => withoutAccents(text).split(/[^\p{L}\d]+/u)).filter((part) => part.length > 2);
  const { score, sequence } = zxcvbn.check(withoutAccents(password).slice(0, LENGTH), known);
  return { score, isPersonal: sequence.some((part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs') };
}
