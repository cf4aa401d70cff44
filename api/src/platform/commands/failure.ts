/** An error that the operator can correct, in one or two sentences. */
export class CommandFailure extends Error {}
