import { randomUUID } from 'node:crypto';
import { array, boolean, object, string } from 'yup';
import { isTestSecret } from './config.ts';
import type { BotCheckConfig } from './config.ts';

/** The service's verdict on a token. */
export interface Verdict {
  readonly isSuccess: boolean;
  /** The service's codes of a refusal, such as `timeout-or-duplicate`. */
  readonly codes: readonly string[];
}

export interface Claim {
  readonly token: string;
  /** The form that the token must be for. */
  readonly action: string;
  readonly remoteAddress: string;
}

/** The service did not answer in time, or its answer is no verdict. */
export class BotCheckUnavailable extends Error {}

const ATTEMPTS = 2;
/** The time limit of one attempt, in milliseconds. */
const ATTEMPT_MS = 3000;
/** Faults of the service or of the shop's settings, which are no reason to refuse the visitor. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['internal-error', 'missing-input-secret', 'invalid-input-secret']);

/** Source of the format: Cloudflare's documentation, "Validate the token". */
const answerSchema = object({
  success: boolean().required(),
  'error-codes': array(string().required()).default([]),
  hostname: string(),
  action: string(),
});

export interface ClientOptions extends Pick<BotCheckConfig, 'secretKey' | 'url'> {
  /** The shop's host name, which the widget must have run on. */
  readonly hostname: string;
  readonly attemptMs?: number;
}

/** Calls the verification of Cloudflare Turnstile. */
export class TurnstileClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /**
   * Verifies a token, which is used up by it. A second attempt after a failure of the network has the same idempotency key,
   * so that the service does not count the token as used before.
   *
   * @throws BotCheckUnavailable if there is no verdict
   */
  async verify({ token, action, remoteAddress }: Claim): Promise<Verdict> {
    const { hostname, secretKey } = this.#options;
    const answer = await this.#ask({ response: token, remoteip: remoteAddress, idempotency_key: randomUUID() });
    const codes = answer['error-codes'];
    if (!answer.success) return { isSuccess: false, codes };
    // The keys for tests answer with a host name and an action of their own.
    if (isTestSecret(secretKey)) return { isSuccess: true, codes: [] };
    const wrong = [...(answer.hostname === hostname ? [] : ['other-hostname']), ...(answer.action === action ? [] : ['other-action'])];
    return { isSuccess: wrong.length === 0, codes: wrong };
  }

  /** Whether the service answers at all. */
  async isAnswering(): Promise<boolean> {
    try {
      await this.#ask({ response: '' });
      return true;
    } catch (error) {
      if (error instanceof BotCheckUnavailable) return false;
      throw error;
    }
  }

  async #ask(fields: Readonly<Record<string, string>>) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(fields);
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof BotCheckUnavailable)) throw error;
      }
    }
  }

  async #attempt(fields: Readonly<Record<string, string>>) {
    const { url, secretKey, attemptMs = ATTEMPT_MS } = this.#options;
    let answer;
    try {
      const response = await fetch(`${url}/turnstile/v0/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, ...fields }),
        redirect: 'error',
        signal: AbortSignal.timeout(attemptMs),
      });
      answer = answerSchema.validateSync(await response.json());
    } catch (cause) {
      throw new BotCheckUnavailable('The service gave no verdict', { cause });
    }
    const fault = answer['error-codes'].find((code) => OWN_FAULTS.has(code));
    if (fault !== undefined) throw new BotCheckUnavailable(`The service answered ${fault}`);
    return answer;
  }
}
