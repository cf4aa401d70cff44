import { sliceNamed } from '@feszek/contract/composition';
import type { SliceName } from '@feszek/contract';
import { array, lazy, number, object, string } from 'yup';
import { parseSignature, signatureOf } from './signingKey.ts';
import type { Signature, SigningKey } from './signingKey.ts';
import type { Trust } from './trust.ts';

/** Where a release answers. */
export interface ReleaseAddress {
  readonly version: string;
  readonly url: string;
}

/** The releases of a slice that visitors have. */
export interface SliceState extends ReleaseAddress {
  /** A release that a part of the visitors have instead of the live one. */
  readonly canary?: ReleaseAddress & { readonly percent: number };
  /** Releases for those who have a signed link. */
  readonly previews?: readonly ReleaseAddress[];
}

/** Which releases visitors have, as the register sends it to shells. */
export interface RegisterState {
  /** Rises with every change. */
  readonly revision: number;
  /** After this time, in milliseconds since 1970, the state is not accepted any more. */
  readonly expiresAt: number;
  readonly slices: Readonly<Record<SliceName, SliceState>>;
}

export interface SignedText extends Signature {
  readonly text: string;
}

const addressSchema = object({ version: string().required().max(100), url: string().required().url().max(500) });
const sliceSchema = addressSchema.shape({
  canary: addressSchema.shape({ percent: number().required().min(0).max(100) }).default(undefined),
  previews: array(addressSchema.required()).max(100),
}).required();

/** The releases by slice; slices that are not in the contract too. */
const slicesSchema = lazy((given: unknown) => {
  const names = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  return object(Object.fromEntries(names.map((name) => [name, sliceSchema])))
    .required()
    .test('names', '${path} must have the names of slices', () => names.every((name) => sliceNamed(name) !== undefined));
});
const stateSchema = object({
  revision: number().required().integer().min(0),
  expiresAt: number().required(),
  slices: slicesSchema,
}).required();
const signedSchema = object({ text: string().required().max(100_000) }).required();

export function signRegisterState(state: RegisterState, key: SigningKey): SignedText {
  const text = JSON.stringify(state);
  return { text, ...signatureOf(text, key) };
}

/**
 * Reads a state of the register.
 *
 * @throws Error if it is malformed or not signed by a key of the register
 */
export function parseRegisterState(received: unknown, trust: Trust): RegisterState {
  const { text } = signedSchema.validateSync(received, { strict: true });
  trust.verify('register', text, parseSignature(received));
  return stateSchema.validateSync(JSON.parse(text), { strict: true });
}
