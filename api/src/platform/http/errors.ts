import { ERRORS, errorMessage, fieldErrorMessage } from '@feszek/contract';
import type { ErrorBody, ErrorCode, FieldFault, Locale } from '@feszek/contract';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import { isSessionEnded } from '../database/isSessionEnded.ts';
import { errorCode } from '../errorCode.ts';

export type ErrorParams = Readonly<Record<string, string | number>>;

/** An error of the contract's catalogue, answered as an `ErrorBody` in the visitor's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly params: ErrorParams | undefined;
  readonly fields: readonly FieldFault[] | undefined;

  constructor(code: ErrorCode, options: { params?: ErrorParams; fields?: readonly FieldFault[]; cause?: unknown } = {}) {
    super(errorMessage(code, 'en', options.params), { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.params = options.params;
    this.fields = options.fields;
  }
}

/** The error body in a visitor's language. */
export function errorBody(error: ApiError, locale: Locale): ErrorBody {
  const { code, params, fields } = error;
  return {
    error: {
      code,
      message: errorMessage(code, locale, params),
      ...(params && { params }),
      ...(fields && {
        fields: fields.map((field) => ({ ...field, message: fieldErrorMessage(field.code, locale, field.params) })),
      }),
    },
  };
}

/** The catalogue's error for Fastify's own refusals: unsupported media types, bodies that are too large, names in an address that are longer than any. */
const FASTIFY_CODES: ReadonlyMap<string, ErrorCode> = new Map(Object.entries({
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}));

/**
 * Converts a thrown value to an error of the catalogue: `service_unavailable` while the database is unavailable,
 * `csrf_token_mismatch` if the session ended during the request, so that the client sends it again with the token of the new
 * session; `internal_error` for everything unexpected.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError('service_unavailable', { cause: error });
  if (isSessionEnded(error)) return new ApiError('csrf_token_mismatch', { cause: error });
  const known = FASTIFY_CODES.get(errorCode(error));
  if (known) return new ApiError(known, { cause: error });
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  const isClientFault = typeof status === 'number' && status >= 400 && status < 500;
  return new ApiError(isClientFault ? 'malformed_request' : 'internal_error', { cause: error });
}
