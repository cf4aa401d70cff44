import type { ErrorCode, FieldError } from '@feszek/contract';

/** The contract's codes, and one for a missing response. */
export type ApiErrorCode = ErrorCode | 'network';

interface ApiErrorDetails {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** A message for the visitor, in the client's language. */
  readonly message: string;
  readonly fields?: readonly FieldError[];
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
}

/** An error response of the API. Its `message` may be shown to the visitor. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldError[];
  readonly params: Readonly<Record<string, string | number>>;

  constructor({ status, code, message, fields = [], params = {}, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.params = params;
  }
}

/** The API could not be reached, or the connection broke before the response was complete. */
export class ApiNetworkError extends ApiError {
  override readonly name = 'ApiNetworkError';

  /** @param message - for the visitor */
  constructor(message: string, cause: unknown) {
    super({ status: 0, code: 'network', message, cause });
  }
}

export type AbortReason = 'superseded' | 'timeout' | 'caller';

/** For logs, not for visitors. The first two come from the specification (chapter 8). */
const ABORT_MESSAGES: Record<AbortReason, string> = {
  superseded: 'Request aborted as another request to the same endpoint was initiated.',
  timeout: 'Request aborted due to timeout.',
  caller: 'Request aborted by its caller.',
};

/** A call that the client aborted before the response. */
export class ApiAbortError extends Error {
  override readonly name = 'ApiAbortError';
  readonly reason: AbortReason;

  constructor(reason: AbortReason, cause?: unknown) {
    super(ABORT_MESSAGES[reason], { cause });
    this.reason = reason;
  }
}

/** By name, not by class: an error may come over the bus from another slice's copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && (error.name === 'ApiError' || error.name === 'ApiNetworkError');
}

/** See `isApiError`. */
export function isApiAbortError(error: unknown): error is ApiAbortError {
  return error instanceof Error && error.name === 'ApiAbortError';
}
