import type { Visit } from '../harness/visit.ts';
import type { Screen } from '../screens/screen.ts';

/** The console messages of a screen, except the expected ones: a status other than 200, and an unavailable slice. */
export function complaintsOf({ status }: Screen, { takeProblems }: Visit): string[] {
  return takeProblems().filter((problem) => !problem.includes(`status of ${status}`) && !(status === 503 && problem.includes('is not deployed')));
}
