import type { Subject } from './Subject.ts';

export type Outcome = 'passed' | 'failed' | 'not applicable';

/** What a check has found. */
export interface Finding {
  readonly outcome: Outcome;
  /** In a few words, what was checked or what is wrong. */
  readonly found: string;
}

/** A sentence of the fragment protocol, and how it is checked from outside. */
export interface Rule {
  readonly id: string;
  /** As in `docs/reference/fragment-protocol.md`. */
  readonly sentence: string;
  check(subject: Subject): Finding | Promise<Finding>;
}
