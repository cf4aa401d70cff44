import type { ErrorCode } from '@feszek/contract';

/** A refusal that the bank answers with, by a code of the contract's catalogue. */
export class BankError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
