import { randomBytes } from 'node:crypto';
import { DUMMY_TOKEN, TURNSTILE_SECRETS } from './testKeys.ts';

/** What a token was issued for. */
export interface Issue {
  readonly siteKey: string;
  readonly action: string;
  readonly hostname: string;
}

interface Token extends Issue {
  readonly issuedAt: number;
  /** The idempotency key of the first verification. */
  usedWith?: string | undefined;
  isUsed: boolean;
}

/** A token is valid this long, in milliseconds. Source: Cloudflare's documentation. */
const VALID_MS = 300_000;
const LONGEST_TOKEN = 2048;

const refusal = (...codes: readonly string[]) => ({ success: false, 'error-codes': codes, messages: [] });

/** Issues tokens and verifies each once, as Cloudflare's service does. */
export class TokenStore {
  readonly #tokens = new Map<string, Token>();
  /** Secrets of real widgets, by site key. */
  readonly #secrets: ReadonlyMap<string, string>;
  readonly #now: () => number;

  constructor(secrets: ReadonlyMap<string, string>, now: () => number) {
    this.#secrets = secrets;
    this.#now = now;
  }

  issue(issue: Issue): string {
    const token = `0.${randomBytes(24).toString('base64url')}`;
    this.#tokens.set(token, { ...issue, issuedAt: this.#now(), isUsed: false });
    return token;
  }

  /** The answer of `siteverify`. */
  verify({ secret, response, idempotency_key: key }: Readonly<Record<string, string | undefined>>): object {
    if (!secret) return refusal('missing-input-secret');
    const isTest = Object.values<string>(TURNSTILE_SECRETS).includes(secret);
    if (!isTest && ![...this.#secrets.values()].includes(secret)) return refusal('invalid-input-secret');
    if (!response) return refusal('missing-input-response');
    if (response.length > LONGEST_TOKEN) return refusal('invalid-input-response');
    return isTest ? this.#answerOfTest(secret) : this.#use(secret, response, key);
  }

  #answerOfTest(secret: string): object {
    const metadata = { interactive: false, result_with_testing_key: true };
    if (secret === TURNSTILE_SECRETS.fails) return { ...refusal('invalid-input-response'), metadata };
    if (secret === TURNSTILE_SECRETS.spent) return { ...refusal('timeout-or-duplicate'), metadata };
    return { success: true, 'error-codes': [], challenge_ts: this.#time(this.#now()), hostname: 'example.com', action: '', cdata: '', metadata };
  }

  #use(secret: string, response: string, key: string | undefined): object {
    const token = this.#tokens.get(response);
    if (response === DUMMY_TOKEN || !token || this.#secrets.get(token.siteKey) !== secret) return refusal('invalid-input-response');
    const isRepeated = token.isUsed && (key === undefined || token.usedWith !== key);
    if (isRepeated || this.#now() > token.issuedAt + VALID_MS) return refusal('timeout-or-duplicate');
    Object.assign(token, { isUsed: true, usedWith: key });
    return { success: true, 'error-codes': [], challenge_ts: this.#time(token.issuedAt), hostname: token.hostname, action: token.action, cdata: '', metadata: { interactive: false } };
  }

  #time(ms: number): string {
    return new Date(ms).toISOString();
  }
}
