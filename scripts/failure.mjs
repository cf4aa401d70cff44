/** An error that the user can correct: only its message is shown, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message - one clear sentence
   * @param {string} [details] - output of the tool that failed
   */
  constructor(message, details = '') {
    super(message);
    this.name = 'Failure';
    this.details = details;
  }
}

/**
 * Prints the reason why a command ends.
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
