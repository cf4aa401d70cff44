import { isApiAbortError, isApiError } from '@feszek/api-client';

/** Whether a request may have been executed although its response is missing. */
export function isUncertain(error: unknown): boolean {
  return isApiAbortError(error) || (isApiError(error) && error.code === 'network');
}
