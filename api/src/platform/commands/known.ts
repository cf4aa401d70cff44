import { CommandFailure } from './failure.ts';
import { RefusedError } from './OperatorClient.ts';

/**
 * Waits for an answer about something that the operator has named.
 *
 * @param sentence the message if it does not exist
 * @throws CommandFailure
 */
export async function known<Answer>(answer: Promise<Answer>, sentence: string): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw error instanceof RefusedError && error.code === 'not_found' ? new CommandFailure(sentence) : error;
  });
}
