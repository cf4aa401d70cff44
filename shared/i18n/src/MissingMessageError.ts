/** A key without a text, or a text without a value for one of its placeholders: a bug, which makes development fail. */
export class MissingMessageError extends Error {
  override readonly name = 'MissingMessageError';

  constructor(what: string, locale: string) {
    super(`No ${what} in "${locale}"`);
  }
}
