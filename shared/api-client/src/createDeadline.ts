import { ApiAbortError } from './errors.ts';

/** The deadline of a call. */
export interface Deadline {
  readonly signal: AbortSignal;
  abort(error: ApiAbortError): void;
  /** Stops the timer. Call it when the call has ended. */
  clear(): void;
}

/**
 * Aborts a call after a time, or when its caller aborts; `signal.reason` is always an `ApiAbortError`.
 *
 * @param timeoutMs - milliseconds; `Infinity` for none
 */
export function createDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = (error: ApiAbortError) => controller.abort(error);
  const onCaller = () => abort(new ApiAbortError('caller', caller?.reason));
  const timer = Number.isFinite(timeoutMs) ? setTimeout(() => abort(new ApiAbortError('timeout')), timeoutMs) : undefined;
  if (caller?.aborted) onCaller();
  caller?.addEventListener('abort', onCaller);
  return {
    signal: controller.signal,
    abort,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}

/** Waits for shared work until `signal` aborts; then rejects with its reason. */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
