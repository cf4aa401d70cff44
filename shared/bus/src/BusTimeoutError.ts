import type { BusRequestName } from '@feszek/contract';

/** A request was not answered in time: the responding slice is slow, broken or not on the page. */
export class BusTimeoutError extends Error {
  override readonly name = 'BusTimeoutError';
  readonly code = 'bus_timeout';
  readonly topic: BusRequestName;

  /** @param timeoutMs - how long the requester waited, in milliseconds */
  constructor(topic: BusRequestName, timeoutMs: number) {
    super(`${topic} was not answered within ${timeoutMs} ms`);
    this.topic = topic;
  }
}

/**
 * Distinguishes a time-out from a failure of the responder. By code, not by class: the error comes from the shell's copy of
 * this package, the request from that of a slice.
 */
export function isBusTimeoutError(error: unknown): error is BusTimeoutError {
  return error instanceof Error && 'code' in error && error.code === 'bus_timeout';
}
