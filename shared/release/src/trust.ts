import { createPublicKey, verify } from 'node:crypto';
import { array, lazy, object, string } from 'yup';
import { keyIdOf } from './signingKey.ts';
import type { Signature } from './signingKey.ts';

/** Which keys may sign what. A team has two keys while it changes them. */
export interface Trust {
  /**
   * Checks a signature over the bytes of a text.
   *
   * @param role - a slice's name, or `register`
   * @throws Error that states why the signature is not accepted
   */
  verify(role: string, text: string, signature: Signature): void;
}

const keySchema = object({ publicKey: string().required(), signs: array(string().required()).required() }).required();
const trustSchema = object({
  keys: lazy((given: unknown) => object(Object.fromEntries(Object.keys(typeof given === 'object' && given !== null ? given : {}).map((id) => [id, keySchema]))).required()),
}).required();

/**
 * Reads `trust.json`: `{ "keys": { "<key id>": { "publicKey": "<base64>", "signs": ["content"] } } }`. `signs` names slices,
 * `register`, or `*` for everything.
 *
 * @throws Error for a text that is malformed, or a key whose id is not its own
 */
export function parseTrust(text: string): Trust {
  const { keys: listed } = trustSchema.validateSync(JSON.parse(text), { strict: true });
  const keys = new Map(Object.entries(listed).map(([id, { publicKey, signs }]) => {
    const spki = Buffer.from(publicKey, 'base64');
    if (keyIdOf(spki) !== id) throw new Error(`${id} is not the id of its key.`);
    return [id, { key: createPublicKey({ key: spki, format: 'der', type: 'spki' }), signs }] as const;
  }));
  return {
    verify(role, signed, { keyId, signature }) {
      const known = keys.get(keyId);
      if (!known) throw new Error(`The key ${keyId} is not trusted.`);
      if (!known.signs.includes(role) && !known.signs.includes('*')) throw new Error(`The key ${keyId} may not sign for ${role}.`);
      if (!verify(null, Buffer.from(signed), known.key, Buffer.from(signature, 'base64'))) throw new Error(`The signature of ${role} is invalid.`);
    },
  };
}
