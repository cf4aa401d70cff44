import type { ApiAbortError, ApiError } from '@feszek/api-client';

/*
 * The API client's own guards stand beside the words of every error, which would come with them. Every page of the shop
 * loads the store, so it looks at the errors' names itself; screens take the client's guards and words.
 */

/** Whether the API answered with an error, or could not be reached: its message is for the visitor. */
export function isApiFault(error: unknown): error is ApiError {
  return error instanceof Error && (error.name === 'ApiError' || error.name === 'ApiNetworkError');
}

/** Whether a later read of the same thing took over. */
export function isSuperseded(error: unknown): boolean {
  const isAbort = (value: unknown): value is ApiAbortError => value instanceof Error && value.name === 'ApiAbortError';
  return isAbort(error) && error.reason === 'superseded';
}
