/** What the operator can do something about, in one or two sentences for him. */
export class CommandFailure extends Error {}
