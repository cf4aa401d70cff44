import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { object, string } from 'yup';

/** An Ed25519 signature, and the id of its key. */
export interface Signature {
  readonly keyId: string;
  /** Base64. */
  readonly signature: string;
}

export interface SigningKey {
  readonly id: string;
  /** The public half in base64 (SPKI), as `trust.json` has it. */
  readonly publicKey: string;
  readonly key: KeyObject;
}

const signatureSchema = object({ keyId: string().required().max(100), signature: string().required().max(200) }).required();

/** The id of a key: the beginning of the hash of its public half. */
export function keyIdOf(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
}

function signingKey(key: KeyObject): SigningKey {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return { id: keyIdOf(spki), publicKey: spki.toString('base64'), key };
}

/**
 * Reads a private key from a PEM file.
 *
 * @throws Error if the file is not an Ed25519 key
 */
export async function readSigningKey(path: string): Promise<SigningKey> {
  const key = createPrivateKey(await readFile(path, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} must be an Ed25519 key.`);
  return signingKey(key);
}

/** Reads the private key in a PEM file. Without the file, creates one that only its owner may read. */
export async function createSigningKey(path: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readSigningKey(path);
}

/** Signs the bytes of a text. */
export function signatureOf(text: string, { id, key }: SigningKey): Signature {
  return { keyId: id, signature: sign(null, Buffer.from(text), key).toString('base64') };
}

/** @throws ValidationError if the value is not a signature */
export function parseSignature(value: unknown): Signature {
  return signatureSchema.validateSync(value, { strict: true });
}
