import { EmbedAnswerError } from '../EmbedAnswerError.ts';
import type { EmbedPart } from '../../markup/EmbedPart.ts';

/** The sentence in a refusal of the shop, `{ "error": "…" }`. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : `The shop answered with ${response.status}.`;
}

/**
 * Requests what an element shows. The answer depends on its address alone, so no cookies are sent.
 *
 * @throws EmbedAnswerError if there is no such part
 */
export async function fetchPart(address: string, signal: AbortSignal): Promise<EmbedPart> {
  const response = await fetch(address, { credentials: 'omit', signal });
  if (!response.ok) throw new EmbedAnswerError(response.status, await reasonOf(response));
  return response.json();
}
