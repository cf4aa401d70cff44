export { createApiClient } from './createApiClient.ts';
export type { ApiClient, ApiClientOptions, ReadOptions, WriteOptions } from './createApiClient.ts';
export { ApiAbortError, ApiError, ApiNetworkError, isApiAbortError, isApiError } from './errors.ts';
export { apiErrorMessage, networkMessage } from './errorMessages.ts';
export type { AbortReason, ApiErrorCode } from './errors.ts';
export type { FetchLike } from './createTransport.ts';
