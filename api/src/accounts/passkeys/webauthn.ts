/**
 * The library of WebAuthn. It is loaded at its first use, because it contains parsers for certificates of devices, which
 * take half a second and 25 MB.
 */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

/** EdDSA, ES256 and RS256, as numbers of COSE. Every device has one of them. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];
