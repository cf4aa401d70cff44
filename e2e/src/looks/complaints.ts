import type { Visit } from '../harness/visit.ts';
import type { Screen } from '../screens/screen.ts';

/** The console messages of a screen, except for those that belong to it: its own, its status if that is not 200, an unavailable slice. */
export function complaintsOf({ status, messages }: Screen, { takeProblems }: Visit): string[] {
  return takeProblems().filter((problem) => !messages?.test(problem) && !problem.includes(`status of ${status}`) && !(status === 503 && problem.includes('is not deployed')));
}
