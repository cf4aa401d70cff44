import { fragmentQuery, parseFragmentAnswer } from '@feszek/contract';
import type { FragmentAnswer, FragmentRequest } from '@feszek/contract';
import { Agent, request } from 'undici';
import type { Deployment } from './SliceRegistry.ts';

class FragmentError extends Error {
  override readonly name = 'FragmentError';
}

export interface FragmentFetch {
  readonly deployment: Deployment;
  readonly request: FragmentRequest;
  readonly deadlineMs: number;
  /** The visitor's cookie and address for a personal fragment; nothing for a public one. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request when nobody waits for the fragment any more; `undefined` for one that is fetched for the cache. */
  readonly signal: AbortSignal | undefined;
}

/** Asks slices for fragments over kept connections. */
export class FragmentClient {
  readonly #agent = new Agent({ connections: 64, keepAliveTimeout: 30_000 });

  /**
   * Fetches one fragment.
   *
   * @throws FragmentError where the slice does not answer in time, or answers with anything but a fragment
   */
  async fetch({ deployment, request: asked, deadlineMs, headers, signal: left }: FragmentFetch): Promise<FragmentAnswer> {
    const address = `${deployment.url}/fragments/${asked.fragment}?${fragmentQuery(asked)}`;
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const { statusCode, body } = await request(address, { dispatcher: this.#agent, headers, signal: left ? AbortSignal.any([deadline, left]) : deadline });
      const text = await body.text();
      if (statusCode !== 200) throw new FragmentError(`${asked.fragment} was answered with ${statusCode}`);
      return parseFragmentAnswer(text);
    } catch (error) {
      if (error instanceof FragmentError) throw error;
      throw new FragmentError(`${asked.fragment} did not arrive`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }
}
