import { jest } from '@jest/globals';

/**
 * Lets every test of a file that fails begin once more, at once. On a busy machine a fragment misses its deadline or a
 * tap its target now and then. What fails twice is a defect; the first failure is told as well.
 */
export function allowSecondTry(): void {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
