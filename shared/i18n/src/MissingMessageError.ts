/** A key without words, or a text without a value for one of its places: a mistake of ours that development must not let through. */
export class MissingMessageError extends Error {
  override readonly name = 'MissingMessageError';

  constructor(what: string, locale: string) {
    super(`No ${what} in "${locale}"`);
  }
}
