/**
 * Waits for a promise, but no longer than the limit. A later result is ignored; the operation itself continues.
 *
 * @param ms milliseconds
 * @returns whether the promise was fulfilled in time
 * @throws the reason of a rejection in time
 */
export async function isFulfilledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([promise.then(() => true), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
