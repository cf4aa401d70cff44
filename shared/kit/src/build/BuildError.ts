/** A build or a command that failed; the message is what a developer needs to see. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
