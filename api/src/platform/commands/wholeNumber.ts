import { CommandFailure } from './failure.ts';

/**
 * Parses a whole number such as `12`, `+3`, `-3`.
 *
 * @throws CommandFailure for anything else
 */
export function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!/^[+-]?\d+$/.test(text) || !Number.isSafeInteger(value)) throw new CommandFailure(`${name} is a whole number, but it is "${text}".`);
  return value;
}
