import type { Mark } from './Mark.ts';

/** A part of a report. */
export interface Section {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Where is written what was tried to reach the marks: files in `docs/decisions`, without their ending. */
  readonly decisions?: readonly string[];
}
