import { isApiAbortError, isApiError } from '@feszek/api-client';

/** Whether an order may have arrived although its answer did not. */
export function isUncertain(error: unknown): boolean {
  return isApiAbortError(error) || (isApiError(error) && error.code === 'network');
}
