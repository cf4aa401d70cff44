import type { Bench } from './Bench.ts';
import type { Mark } from './figures/Mark.ts';

/** A part of the report. */
export interface Section {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Where is written what was tried to reach the marks: files in `docs/decisions`, without their ending. */
  readonly decisions?: readonly string[];
}

/** What is measured as one part of the benchmark, at least three times each. */
export interface Subject {
  /** For `--only`. */
  readonly name: string;
  measure(bench: Bench): Promise<Section>;
}
