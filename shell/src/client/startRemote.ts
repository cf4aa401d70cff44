import type { SliceName } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import type { LoadedRemote } from './remotes.ts';

interface StartParts {
  readonly hostFor: (slice: SliceName, version: string) => SliceHost;
  readonly onError: (slice: SliceName, version: string, error: unknown) => void;
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
    onError(slice, version, error);
  }
  return host;
}
