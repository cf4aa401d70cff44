import type { ResultState } from './resultState.ts';

/** The title of each state. A failed purchase has the specification's own (chapter 8). */
export const RESULT_TITLES = {
  'in-progress': 'result.progressTitle',
  success: 'result.successTitle',
  received: 'result.receivedTitle',
  error: 'result.failureTitle',
  cancelled: 'result.failureTitle',
} as const satisfies Record<ResultState, string>;
