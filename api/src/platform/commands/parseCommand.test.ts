import { describe, expect, it } from '@jest/globals';
import { parseCommand } from './parseCommand.ts';

const parse = (...args: readonly string[]) => parseCommand(args, { reason: { type: 'string' }, quick: { type: 'boolean', default: false } }, 'HOW TO');

describe('a command', () => {
  it('has arguments and options in any order', () => {
    expect(parse('cancel', '--reason', 'Elfogyott', '10001', '--quick')).toEqual({ values: { reason: 'Elfogyott', quick: true }, positionals: ['cancel', '10001'] });
  });

  it('may have arguments and values that begin with a dash: amounts, hashes, sentences', () => {
    expect(parse('add', '-3', '-oSw4', '--reason', '-olcsóbb')).toEqual({ values: { reason: '-olcsóbb', quick: false }, positionals: ['add', '-3', '-oSw4'] });
  });

  it('shows its usage for an unknown option', () => {
    expect(() => parse('cancel', '--resaon', 'x')).toThrow(/resaon[^]*HOW TO/);
  });
});
