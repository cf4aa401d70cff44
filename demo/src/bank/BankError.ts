import type { ErrorCode } from '@feszek/contract';

/** An error answer of the bank, with a code of the contract's catalogue. */
export class BankError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
