import type { Visit } from '../harness/visit.ts';
import type { Screen } from '../screens/screen.ts';

/** What the console heard while a screen was looked at, but for what belongs to it: that it does not answer 200, that the API refuses what is done on it, and that a slice is away. */
export function complaintsOf({ status, refusal }: Screen, { takeProblems }: Visit): string[] {
  const isExpected = (problem: string) => [status, refusal].some((one) => problem.includes(`status of ${one}`));
  return takeProblems().filter((problem) => !isExpected(problem) && !(status === 503 && problem.includes('is not deployed')));
}
