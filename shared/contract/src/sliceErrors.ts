/** A browser reports here that a slice has failed on its page. */
export const SLICE_ERROR_PATH = '/slice-errors';

export interface SliceError {
  readonly slice: string;
  readonly version: string;
}

const isShortText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 100;

/** Whether a value is the report of a browser. */
export function isSliceError(value: unknown): value is SliceError {
  return typeof value === 'object' && value !== null && 'slice' in value && isShortText(value.slice) && 'version' in value && isShortText(value.version);
}
