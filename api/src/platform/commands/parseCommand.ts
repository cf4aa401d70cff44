import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { CommandFailure } from './failure.ts';

const MARK = '\0';
const unmarked = (word: string) => (word.startsWith(MARK) ? word.slice(MARK.length) : word);

/**
 * Takes options and words of a command apart.
 *
 * @throws CommandFailure that shows the usage, for an option that there is not
 */
export function parseCommand<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, usage: string) {
  try {
    // No option is of one letter: what begins with one dash is an amount below zero, or an order's hash.
    const words = args.map((word) => (/^-[^-]/.test(word) ? `${MARK}${word}` : word));
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
    for (const [name, value] of Object.entries(values)) if (typeof value === 'string') Object.assign(values, { [name]: unmarked(value) });
    return { values, positionals: positionals.map(unmarked) };
  } catch (error) {
    // Node.js goes on to advise how to pass a word that looks like an option: no word of a command does.
    const [fault] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new CommandFailure(`${fault}\n\n${usage}`);
  }
}

/**
 * One of the words that an option may have.
 *
 * @throws CommandFailure for another
 */
export function chosen<Choice extends string>(value: string | undefined, name: string, choices: readonly Choice[]): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new CommandFailure(`--${name} is one of ${choices.join(', ')}.`);
  return found;
}
