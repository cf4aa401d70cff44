import { FRAGMENT_PROTOCOLS, PROTOCOL_HEADER, commonProtocol, fragmentQuery, parseFragmentResponse, protocolsOf } from '@feszek/contract';
import type { FragmentResponse, FragmentRequest } from '@feszek/contract';
import { readLimited } from '@feszek/kit/server';
import { formatTraceparent } from '@feszek/logging';
import type { RequestTrace } from '@feszek/logging';
import { Agent, request } from 'undici';
import type { Deployment } from './Plan.ts';

/** The largest fragment that is read, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

const CONNECT_MS = 2000;

/** The status by which a part refuses the parameters of its slot. */
const REFUSED = 422;
/** How much of a refusal's reason is logged, in characters. */
const MAX_REASON = 300;

interface FragmentErrorOptions extends ErrorOptions {
  readonly isTimeout?: boolean;
  readonly isRefusal?: boolean;
}

/** A fragment could not be loaded. */
export class FragmentError extends Error {
  override readonly name = 'FragmentError';
  /** Whether its slice did not answer within the deadline. */
  readonly isTimeout: boolean;
  /** Whether its slice works, and refuses the parameters of the slot. */
  readonly isRefusal: boolean;

  constructor(message: string, { isTimeout = false, isRefusal = false, ...options }: FragmentErrorOptions = {}) {
    super(message, options);
    this.isTimeout = isTimeout;
    this.isRefusal = isRefusal;
  }
}

export interface FragmentFetch {
  readonly deployment: Deployment;
  readonly request: FragmentRequest;
  readonly deadlineMs: number;
  /** The trace of the page. */
  readonly trace: RequestTrace;
  /** The visitor's cookie and address for a personal fragment; empty for a public one. */
  readonly headers: Readonly<Record<string, string>>;
  /** Cancels the request when no visitor waits for the fragment any more; `undefined` for one that is loaded for the cache. */
  readonly signal: AbortSignal | undefined;
}

/** Requests fragments from slices over keep-alive connections. */
export class FragmentClient {
  readonly #agent = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: CONNECT_MS } });

  /**
   * Loads one fragment.
   *
   * @throws FragmentError if the slice does not answer in time, or answers with anything but a fragment
   */
  async fetch({ deployment, request: query, deadlineMs, trace, headers: visitor, signal: left }: FragmentFetch): Promise<FragmentResponse> {
    const path = `/fragments/${query.fragment}?${fragmentQuery(query)}`;
    // A deployment has a version in common with this shell: its manifest would have been refused.
    const protocol = commonProtocol(protocolsOf(deployment.manifest), FRAGMENT_PROTOCOLS) ?? FRAGMENT_PROTOCOLS.min;
    const headers = { traceparent: formatTraceparent(trace), [PROTOCOL_HEADER]: String(protocol), ...visitor };
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const signal = left ? AbortSignal.any([deadline, left]) : deadline;
      const answer = await deployment.origins.send({ signal }, (origin, attempt) => request(`${origin}${path}`, { dispatcher: this.#agent, headers, signal: attempt }));
      const text = (await readLimited(answer, MAX_BYTES)).toString('utf8');
      if (answer.statusCode === REFUSED) throw new FragmentError(text.slice(0, MAX_REASON), { isRefusal: true });
      if (answer.statusCode !== 200) throw new FragmentError(`${query.fragment} was answered with ${answer.statusCode}`);
      const response = parseFragmentResponse(text);
      if (response.record.protocol !== protocol) throw new FragmentError(`${query.fragment} was answered in the protocol ${response.record.protocol}, not ${protocol}`);
      return response;
    } catch (error) {
      if (error instanceof FragmentError) throw error;
      throw new FragmentError(`${query.fragment} did not arrive`, { cause: error, isTimeout: deadline.aborted });
    }
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }
}
