import { sliceNamed } from '@feszek/contract/composition';
import type { SliceName } from '@feszek/contract';
import { number, object, string } from 'yup';
import { parseSignature, signatureOf } from './signingKey.ts';
import type { SigningKey } from './signingKey.ts';
import type { Trust } from './trust.ts';

/** Permits to see a release that other visitors do not have. */
export interface PreviewClaim {
  /** The origin of the shop in which it is seen. */
  readonly audience: string;
  readonly slice: SliceName;
  readonly version: string;
  /** When the permission ends, in milliseconds since 1970. */
  readonly until: number;
}

const claimSchema = object({ audience: string().required(), slice: string().required(), version: string().required(), until: number().required().integer() }).required();
/** Longer than any token that is signed: a larger one is not read. */
const MAX_TOKEN = 1000;

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString('utf8');

/** Signs a claim: `{claim}.{key id}.{signature}`, in the letters of an address. */
export function signPreview(claim: PreviewClaim, key: SigningKey): string {
  const text = JSON.stringify(claim);
  const { keyId, signature } = signatureOf(text, key);
  return [encode(text), keyId, Buffer.from(signature, 'base64').toString('base64url')].join('.');
}

/**
 * Reads a signed claim.
 *
 * @throws Error if it is malformed, for another shop, has expired, or is not signed by a key that may sign for its slice
 */
export function parsePreview(token: string, trust: Trust, { audience, now }: { readonly audience: string; readonly now: number }): PreviewClaim {
  if (token.length > MAX_TOKEN) throw new Error('The link is too long.');
  const [encoded = '', keyId, signature = ''] = token.split('.');
  const text = decode(encoded);
  const claim = claimSchema.validateSync(JSON.parse(text), { strict: true });
  const slice = sliceNamed(claim.slice);
  if (slice === undefined) throw new Error(`${claim.slice} is not the name of a slice.`);
  trust.verify(slice, text, parseSignature({ keyId, signature: Buffer.from(signature, 'base64url').toString('base64') }));
  if (claim.audience !== audience) throw new Error(`The link is for ${claim.audience}.`);
  if (claim.until <= now) throw new Error('The link has expired.');
  return { ...claim, slice };
}
