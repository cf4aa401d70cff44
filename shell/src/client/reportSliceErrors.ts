import { SLICE_ERROR_PATH } from '@feszek/contract';
import type { Bus } from '@feszek/contract';

/** Reports each slice that fails on this page to the shop, once. The shop counts these reports against a release that it tries. */
export function reportSliceErrors(bus: Bus): void {
  const reported = new Set<string>();
  bus.on('error.reported', ({ slice, version }) => {
    if (slice === 'shell' || reported.has(slice)) return;
    reported.add(slice);
    navigator.sendBeacon(SLICE_ERROR_PATH, new Blob([JSON.stringify({ slice, version })], { type: 'application/json' }));
  });
}
