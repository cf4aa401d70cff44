import { SLICE_ERROR_PATH } from '@feszek/contract';
import type { Bus, SliceName, SlicePhase } from '@feszek/contract';

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
    navigator.sendBeacon(SLICE_ERROR_PATH, new Blob([JSON.stringify({ slice, version, phase })], { type: 'application/json' }));
  });
}
