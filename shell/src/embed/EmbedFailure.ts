import type { SlicePhase } from '@feszek/contract';

/** The detail of the event `feszek-error`: what failed in an element, for the developer of its page. */
export interface EmbedFailure {
  /** Unknown if the shop does not answer. */
  readonly slice: string | undefined;
  readonly version: string | undefined;
  readonly phase: SlicePhase;
  /** The status of the shop's answer, if that is what failed. */
  readonly status?: number;
  readonly error: unknown;
}

/** An answer of the shop that has no part. */
export class EmbedAnswerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'EmbedAnswerError';
    this.status = status;
  }
}
