/**
 * Waits for a promise, but no longer than the limit. A promise that settles later is ignored; what it stands for goes on.
 *
 * @param ms milliseconds
 * @returns whether the promise was fulfilled in time
 * @throws what the promise was rejected with in time
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
