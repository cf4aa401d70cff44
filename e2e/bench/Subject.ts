import type { Section } from '@feszek/figures';
import type { Bench } from './Bench.ts';

/** What is measured as one part of the benchmark, at least three times each. */
export interface Subject {
  /** For `--only`. */
  readonly name: string;
  measure(bench: Bench): Promise<Section>;
}
