import type { Visit } from '../harness/visit.ts';
import type { Screen } from '../screens/screen.ts';

/** What the console heard while a screen was looked at, but for what belongs to it: that it does not answer 200, and that a slice is away. */
export function complaintsOf({ status }: Screen, { takeProblems }: Visit): string[] {
  return takeProblems().filter((problem) => !problem.includes(`status of ${status}`) && !(status === 503 && problem.includes('is not deployed')));
}
