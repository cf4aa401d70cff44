import { SLICE_ERROR_PATH } from '@feszek/contract';
import type { Bus, SliceName, SlicePhase } from '@feszek/contract';
import { traceHeaders } from './traceHeaders.ts';

export interface SliceFailure {
  readonly slice: SliceName;
  readonly version: string;
  readonly phase: SlicePhase;
  readonly error: unknown;
}

export type ReportFailure = (failure: SliceFailure) => void;

/** Reports each slice that fails on this page to the shop, once for each phase. The shop counts these reports against a release that it tries. */
export function reportSliceErrors(bus: Bus): void {
  const reported = new Set<string>();
  bus.on('error.reported', ({ slice, version, phase }) => {
    const failure = `${slice} ${phase}`;
    if (slice === 'shell' || reported.has(failure)) return;
    reported.add(failure);
    // A beacon cannot name the trace of the page.
    void fetch(SLICE_ERROR_PATH, {
      method: 'POST', keepalive: true, headers: { 'content-type': 'application/json', ...traceHeaders() }, body: JSON.stringify({ slice, version, phase }),
    }).catch((error: unknown) => console.info('report', error));
  });
}
