/** jsdom has no passkeys. */
const BYTES = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  id: 'abc', rawId: BYTES, type: 'public-key',
  response: { clientDataJSON: BYTES, attestationObject: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: BYTES, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};

/** A request of a page for a passkey. */
export interface PasskeyCall {
  readonly kind: 'get' | 'create';
  /** Whether the browser only suggests passkeys. */
  readonly isSuggested: boolean;
  readonly signal: AbortSignal | undefined;
  /** The visitor uses the passkey. */
  approve(): void;
  /** The browser refuses, with the name of its error. */
  fail(name: string): void;
}

export interface FakePasskeys {
  readonly calls: PasskeyCall[];
  /** Each check of the page whether the browser has suggestions. */
  readonly checks: readonly Promise<boolean>[];
  remove(): void;
}

interface PasskeyOptions extends CredentialRequestOptions {
  readonly mediation?: CredentialMediationRequirement;
}

/** Gives the page a browser with passkeys. */
export function addPasskeys({ hasSuggestions = false } = {}): FakePasskeys {
  const calls: PasskeyCall[] = [];
  const checks: Promise<boolean>[] = [];
  const begin = (kind: PasskeyCall['kind']) => ({ signal, mediation }: PasskeyOptions) => {
    const { promise, resolve, reject } = Promise.withResolvers<typeof CREDENTIAL>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    calls.push({ kind, isSuggested: mediation === 'conditional', signal, approve: () => resolve(CREDENTIAL), fail: (name) => reject(new DOMException('refused', name)) });
    return promise;
  };
  function isConditionalMediationAvailable(): Promise<boolean> {
    const check = Promise.resolve(hasSuggestions);
    checks.push(check);
    return check;
  }
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class { static isConditionalMediationAvailable = isConditionalMediationAvailable; } });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: begin('get'), create: begin('create') } });
  return {
    calls,
    checks,
    remove() {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** The API's answers to requests for options. */
export const CREATION_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: 'Fészek' }, user: { id: 'aWQ', name: 'anna.kovacs@example.com', displayName: 'Kovács Anna' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }], timeout: 600_000, attestation: 'none', excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
export const REQUEST_OPTIONS = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 600_000, allowCredentials: [], userVerification: 'required' };
