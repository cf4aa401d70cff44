import type { SliceName } from '@feszek/contract';
import { Counter, Gauge } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';

/** What the register has recorded. */
export type RegisterChange = 'release' | 'live' | 'promotion' | 'canary' | 'canary_end' | 'rollback' | 'preview' | 'preview_end' | 'retirement';

/** Counts what the register records and refuses. Each is logged too. */
export class RegisterMetrics {
  readonly #changes: Counter<'slice' | 'change'>;
  readonly #refusals: Counter<'status'>;

  /** @param revision - the current one */
  constructor(metrics: Registry, revision: () => number) {
    const registers = [metrics];
    this.#changes = new Counter({ name: 'feszek_register_changes_total', help: 'Releases, assignments, canaries, previews and retirements', labelNames: ['slice', 'change'], registers });
    this.#refusals = new Counter({ name: 'feszek_register_refusals_total', help: 'Refused changes', labelNames: ['status'], registers });
    new Gauge({
      name: 'feszek_register_revision', help: 'Rises with each change of what visitors have', registers,
      collect() {
        this.set(revision());
      },
    });
  }

  changed(slice: SliceName, change: RegisterChange): void {
    this.#changes.inc({ slice, change });
  }

  refused(status: number): void {
    this.#refusals.inc({ status: String(status) });
  }
}
