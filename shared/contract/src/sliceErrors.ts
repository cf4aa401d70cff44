/** A browser reports here that a slice has failed on its page. */
export const SLICE_ERROR_PATH = '/slice-errors';

/**
 * Where a slice fails, as logs name it. In the shell's server: its manifest, a fragment, or a file for the browser. In the
 * browser: its code is loaded, its `start` runs, a screen or part gets its own code and data, or is shown.
 */
export const SLICE_PHASES = ['manifest', 'fragment', 'file', 'load', 'start', 'prepare', 'render'] as const;
export type SlicePhase = (typeof SLICE_PHASES)[number];

export interface SliceError {
  readonly slice: string;
  readonly version: string;
  /** Absent in the reports of pages from before it existed. */
  readonly phase?: SlicePhase;
}

const isSlicePhase = (value: unknown): value is SlicePhase => SLICE_PHASES.some((phase) => phase === value);

const isShortText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 100;

/** Whether a value is the report of a browser. */
export function isSliceError(value: unknown): value is SliceError {
  return (
    typeof value === 'object' && value !== null && 'slice' in value && isShortText(value.slice) && 'version' in value && isShortText(value.version) &&
    (!('phase' in value) || isSlicePhase(value.phase))
  );
}
