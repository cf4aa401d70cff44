import type { SliceName } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import type { LoadedRemote } from './remotes.ts';
import type { ReportFailure } from './reportSliceErrors.ts';

interface StartParts {
  readonly hostFor: (slice: SliceName, version: string) => SliceHost;
  readonly onError: ReportFailure;
}

/**
 * Starts a slice, once on each page. A start that throws is reported under the slice's name and runs again
 * with the slice's next screen or part; the screens and parts themselves are shown.
 *
 * @returns what the page passes to the slice
 */
export function startRemote(slice: SliceName, { remote, version }: LoadedRemote, { hostFor, onError }: StartParts): SliceHost {
  const host = hostFor(slice, version);
  try {
    remote.start(host);
  } catch (error) {
    onError({ slice, version, phase: 'start', error });
  }
  return host;
}
