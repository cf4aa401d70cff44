import type { SliceName } from '@feszek/contract';
import { Counter } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';

/** Counts what the shell accepts and refuses of slices. Each is logged too. */
export class ReleaseCounts {
  readonly #deployments: Counter<'slice'>;
  readonly #refusals: Counter<'slice' | 'what'>;

  constructor(metrics: Registry) {
    const registers = [metrics];
    this.#deployments = new Counter({ name: 'feszek_slice_deployments_total', help: 'Releases that became live, and processes that joined or left', labelNames: ['slice'], registers });
    this.#refusals = new Counter({ name: 'feszek_slice_refusals_total', help: 'Manifests, and claims of addresses and places, that the shell refused', labelNames: ['slice', 'what'], registers });
  }

  deployed(slice: SliceName): void {
    this.#deployments.inc({ slice });
  }

  refused(slice: SliceName, what: 'manifest' | 'claim'): void {
    this.#refusals.inc({ slice, what });
  }
}
