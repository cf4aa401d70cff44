/** Something that the person at the keyboard can put right: shown as its message alone, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message - one clear sentence
   * @param {string} [details] - what the failing tool itself said
   */
  constructor(message, details = '') {
    super(message);
    this.name = 'Failure';
    this.details = details;
  }
}

/**
 * Prints why a command ends.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  if (error.details.trim()) console.error(`\n${error.details.trimEnd()}`);
  console.error(`\n${error.message}`);
}

/**
 * Whether an error is the system's with this code, e.g. `ENOENT`.
 *
 * @param {unknown} error
 * @param {string} code
 */
export function hasCode(error, code) {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
