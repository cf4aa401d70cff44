/** The shop, as browsers and devices know it. */
export interface RelyingParty {
  /** The host name of the shop. A passkey works under it, and nowhere else. */
  readonly id: string;
  /** The only origin whose pages may use passkeys. */
  readonly origin: string;
  readonly name: string;
}

/** The relying party of WebAuthn, from the shop's public address. */
export function relyingPartyOf(shopUrl: string): RelyingParty {
  const { hostname, origin } = new URL(shopUrl);
  return { id: hostname, origin, name: 'Fészek' };
}
