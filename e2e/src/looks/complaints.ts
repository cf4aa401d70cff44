import type { Visit } from '../harness/visit.ts';
import type { Screen } from '../screens/screen.ts';

/**
 * The console messages of a screen, except for those that belong to it: its own, its status if that is not 200, the refusal of
 * what is done on it, an unavailable slice.
 */
export function complaintsOf({ status, refusal, messages }: Screen, { takeProblems }: Visit): string[] {
  const isExpected = (problem: string) => messages?.test(problem) || [status, refusal].some((code) => problem.includes(`status of ${code}`));
  return takeProblems().filter((problem) => !isExpected(problem) && !(status === 503 && problem.includes('is not deployed')));
}
