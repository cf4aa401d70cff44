import { describe, expect, it } from '@jest/globals';
import { readBankAccount } from './bankAccount.ts';

describe('a bank account number', () => {
  it.each([
    ['117730161111101800000000', '11773016-11111018-00000000'],
    ['11773016-11111018', '11773016-11111018'],
    ['hu42 1177 3016 1111 1018 0000 0000', 'HU42 1177 3016 1111 1018 0000 0000'],
    ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
  ])('%s is written in its groups', (text, grouped) => {
    expect(readBankAccount(text)).toBe(grouped);
  });

  it.each(['', '11700000-00000000-00000000', '11773016-11111019', '1177301611111018000', 'HU43 1177 3016 1111 1018 0000 0000', 'account', 'HU42'])('%s is refused', (text) => {
    expect(readBankAccount(text)).toBeUndefined();
  });
});
