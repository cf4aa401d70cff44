import type { NewPasskeyInput, PasskeyAssertion, PasskeyCreationOptions, PasskeyRequestOptions } from '@feszek/contract';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { encodeCbor } from './cbor.ts';
import type { CborValue } from './cbor.ts';
import { SHOP_URL } from './shop.ts';

/** Flags of authenticator data. Source: WebAuthn, "Authenticator Data". */
const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 } as const;

/** Numbers of COSE keys. Source: RFC 9053. */
const COSE = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3 } as const;

export type Algorithm = 'ES256' | 'EdDSA';

/** Deviations of an answer from that of a correct browser and device. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** Whether the device has verified its user by PIN, fingerprint or face. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** The id of another passkey, whose private key the device does not have. */
  readonly credentialId?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

function coseKey(publicKey: KeyObject, algorithm: Algorithm): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.from(text, 'base64url');
  const entries: (readonly [number, CborValue])[] = algorithm === 'ES256'
    ? [[COSE.keyType, 2], [COSE.algorithm, -7], [COSE.curve, 1], [COSE.x, coordinate(x)], [COSE.y, coordinate(y)]]
    : [[COSE.keyType, 1], [COSE.algorithm, -8], [COSE.curve, 6], [COSE.x, coordinate(x)]];
  return encodeCbor(new Map(entries));
}

/** A device with one passkey, together with its browser. It creates real keys and signatures. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  /** The device's counter; a device that does not count stays at 0. */
  counter = 0;
  readonly #algorithm: Algorithm;
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  #userHandle = '';

  constructor(algorithm: Algorithm = 'ES256') {
    this.#algorithm = algorithm;
    this.#keys = algorithm === 'ES256' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519');
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = SHOP_URL, crossOrigin = false } = deviation;
    return Buffer.from(JSON.stringify({ type: deviation.type ?? type, challenge: deviation.challenge ?? challenge, origin, crossOrigin }));
  }

  #authenticatorData(rpId: string, { isVerified = true, counter = this.counter, ...deviation }: Deviation, attested = Buffer.alloc(0)): Buffer {
    const flags = FLAGS.present | FLAGS.backupEligible | FLAGS.backedUp | (isVerified ? FLAGS.verified : 0) | (attested.length > 0 ? FLAGS.attested : 0);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), rest, attested]);
  }

  /** Creates the passkey, as `navigator.credentials.create` does. */
  create(options: PasskeyCreationOptions, deviation: Deviation = {}): NewPasskeyInput['credential'] {
    this.#userHandle = options.user.id;
    const credentialId = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(this.#keys.publicKey, this.#algorithm)]);
    const attestation = new Map<string, CborValue>([['fmt', 'none'], ['attStmt', new Map()], ['authData', this.#authenticatorData(options.rp.id, deviation, attested)]]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Uses the passkey, as `navigator.credentials.get` does. */
  get(options: PasskeyRequestOptions, deviation: Deviation = {}): PasskeyAssertion {
    const clientData = this.#clientData('webauthn.get', options.challenge, deviation);
    const authenticatorData = this.#authenticatorData(options.rpId, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const signature = sign(this.#algorithm === 'ES256' ? 'sha256' : null, signed, this.#keys.privateKey);
    const id = deviation.credentialId ?? this.id;
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }
}
