import type { ErrorCode, FieldErrorCode } from './errors.ts';

/** One field's error: `path` in the request, dots between levels (`invoice_data.city`). */
export interface FieldError {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The body of every error answer of the API. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly params?: Readonly<Record<string, string | number>>;
    readonly fields?: readonly FieldError[];
  };
}

/** Whether a body is an error of the API. By its shape: an API of a newer release may know codes that this one does not. */
export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && 'message' in error && typeof error.message === 'string';
}
