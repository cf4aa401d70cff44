import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { CommandFailure } from './failure.ts';

/**
 * Takes options and words of a command apart.
 *
 * @throws CommandFailure that shows the usage, for an option that there is not
 */
export function parseCommand<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, usage: string) {
  try {
    // An amount below zero is a word and no option.
    const words = args.map((word) => (/^-\d/.test(word) ? `\0${word}` : word));
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
    return { values, positionals: positionals.map((word) => word.replace(/^\0/, '')) };
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
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
