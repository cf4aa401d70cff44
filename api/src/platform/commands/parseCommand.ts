import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { CommandFailure } from './failure.ts';

const MARK = '\0';
const unmarked = (word: string) => (word.startsWith(MARK) ? word.slice(MARK.length) : word);

/**
 * Separates the options and the arguments of a command.
 *
 * @throws CommandFailure with the usage, for an unknown option
 */
export function parseCommand<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, usage: string) {
  try {
    // No option has one letter: an argument with one dash is a negative amount or an order's hash.
    const marked = args.map((word) => (/^-[^-]/.test(word) ? `${MARK}${word}` : word));
    const { values, positionals } = parseArgs({ args: marked, allowPositionals: true, options });
    for (const [name, value] of Object.entries(values)) if (typeof value === 'string') Object.assign(values, { [name]: unmarked(value) });
    return { values, positionals: positionals.map(unmarked) };
  } catch (error) {
    // Node.js adds advice on passing an argument that looks like an option, which no command needs.
    const [fault] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new CommandFailure(`${fault}\n\n${usage}`);
  }
}

/**
 * Parses the value of an option with a fixed list of choices.
 *
 * @throws CommandFailure for any other value
 */
export function chosen<Choice extends string>(value: string | undefined, name: string, choices: readonly Choice[]): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new CommandFailure(`--${name} is one of ${choices.join(', ')}.`);
  return found;
}
