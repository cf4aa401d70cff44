import type { ErrorCode } from './errors.ts';
import type { FieldErrorCode } from './fieldErrors.ts';

/** The error of a field: `path` is its path in the request with dots between levels (`invoice_data.city`). */
export interface FieldError {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The body of every error response of the API. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly params?: Readonly<Record<string, string | number>>;
    readonly fields?: readonly FieldError[];
  };
}

/** Whether a body is an error of the API. Checks the shape only, because a newer API may send codes that this release lacks. */
export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && 'message' in error && typeof error.message === 'string';
}
