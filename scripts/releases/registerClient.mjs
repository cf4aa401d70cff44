import { Failure } from '../failure.mjs';

/** @typedef {{ readonly slice: string, readonly version: string }} ReleaseRef */
/** @typedef {ReleaseRef & { readonly at: number, readonly isLive: boolean, readonly isRetired: boolean }} Release */
/** @typedef {ReleaseRef & { readonly revision: number, readonly who: string, readonly why: string, readonly at: number }} Assignment */
/** @typedef {{ readonly succeeded: number, readonly failed: number }} Counts */
/** @typedef {{ readonly signal: 'server' | 'browser', readonly canary: Counts, readonly stable: Counts, readonly score: number, readonly limit: number }} Comparison */
/** @typedef {Assignment & { readonly percent: number, readonly comparisons: readonly Comparison[] }} Canary */
/** @typedef {ReleaseRef & { readonly who: string, readonly why: string, readonly at: number }} CanaryEnd */
/** @typedef {{ readonly who: string, readonly why: string }} Note */

/** The register answers after a host has started the release. */
const ANSWER_MS = 90_000;

/**
 * Calls the register.
 *
 * @param {import('./registerSettings.mjs').RegisterSettings} register
 */
export function createRegisterClient({ url, token }) {
  /**
   * @param {string} path
   * @param {RequestInit} init
   */
  async function request(path, init) {
    try {
      return await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    } catch (error) {
      throw new Failure('The register does not answer: is the shop running?', error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * @param {string} path
   * @param {unknown} [body] - sends a POST request; without it a GET request
   */
  async function call(path, body) {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await request(path, { ...sent, signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await response.text();
    const answer = text ? JSON.parse(text) : undefined;
    if (!response.ok) throw new Failure(answer?.error ?? `The register answered with ${response.status}.`);
    return answer;
  }

  return {
    /** @returns {Promise<Release[]>} */
    releases: () => call('/releases'),
    /** @returns {Promise<Assignment[]>} */
    assignments: () => call('/assignments'),
    /** @param {{ slice: string, manifest: string, signature: unknown }} release */
    release: ({ slice, manifest, signature }) => call('/releases', { slice, manifest, signature }),
    /**
     * Makes a release live. Resolves once it is.
     *
     * @param {ReleaseRef & Note & { isPromotion?: boolean, together?: readonly ReleaseRef[] }} assignment - `isPromotion`:
     *   refused if the release is not the canary; `together`: the releases that become live beside it
     * @returns {Promise<Assignment>}
     */
    assign: ({ slice, version, isPromotion = false, together = [], who, why }) => call('/assignments', { slice, version, is_promotion: isPromotion, together, who, why }),
    /** Records the contract of the API or of the shell. @param {Awaited<ReturnType<typeof import('./programContracts.mjs').programContract>>} program */
    recordProgram: (program) => call('/programs', program),
    /** The needs that what is live does not meet. @returns {Promise<string[]>} */
    breaks: async () => (await call('/breaks')).breaks,
    /**
     * The needs that would be broken if these programs became live.
     *
     * @param {readonly import('../../shared/contract/src/contracts.ts').ContractParty[]} parties
     * @returns {Promise<string[]>}
     */
    check: async (parties) => (await call('/checks', { parties })).breaks,
    /** @returns {Promise<Canary[]>} */
    canaries: () => call('/canaries'),
    /** The last end of a canary of each slice. @returns {Promise<CanaryEnd[]>} */
    canaryEnds: () => call('/canaries/ends'),
    /**
     * Gives a release to a part of the visitors. Resolves once it answers.
     *
     * @param {ReleaseRef & Note & { percent: number }} canary
     * @returns {Promise<Canary>}
     */
    startCanary: ({ slice, version, percent, who, why }) => call('/canaries', { slice, version, percent, who, why }),
    /**
     * @param {Note & { slice: string }} end
     * @returns {Promise<Assignment>}
     */
    endCanary: ({ slice, who, why }) => call('/canaries/ends', { slice, who, why }),
    /**
     * Runs a release until a time, for those who have a signed link.
     *
     * @param {ReleaseRef & Note & { until: number }} preview
     */
    startPreview: ({ slice, version, until, who, why }) => call('/previews', { slice, version, until, who, why }),
    /** @param {ReleaseRef} ref */
    endPreview: ({ slice, version }) => call('/previews/ends', { slice, version }),
    /**
     * Records that a release is never used again. Refused while it runs.
     *
     * @param {ReleaseRef & { who: string, why: string }} retirement
     * @returns {Promise<ReleaseRef>}
     */
    retire: ({ slice, version, who, why }) => call('/retirements', { slice, version, who, why }),
    /** @param {ReleaseRef & ({ url: string } | { error: string })} instance */
    report: (instance) => call('/instances', instance),
    /**
     * The releases that must run, now and after every change, until the connection ends.
     *
     * @param {AbortSignal} signal
     * @returns {AsyncGenerator<readonly ReleaseRef[]>}
     */
    async *wanted(signal) {
      const response = await request('/wanted', { signal });
      if (!response.ok || !response.body) throw new Failure(`The register answered with ${response.status}.`);
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const events = `${text}${chunk}`.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
      }
    },
  };
}
