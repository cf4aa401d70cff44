import { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema, passkeysSchema } from '@feszek/contract';
import type { Passkeys, PasskeyCreationOptions, PasskeyRequestOptions } from '@feszek/contract';
import { Authenticator } from './Authenticator.ts';
import type { Deviation } from './Authenticator.ts';
import type { TestShop } from './shop.ts';
import { dataOf } from './visitor.ts';
import type { Answer, Visitor } from './visitor.ts';

export async function creationOptions(visitor: Visitor): Promise<PasskeyCreationOptions> {
  return dataOf(await visitor.call('POST', '/api/account/passkeys/options'), passkeyCreationOptionsSchema);
}

/** The options of a sign-in. */
export async function requestOptions(visitor: Visitor): Promise<PasskeyRequestOptions> {
  return dataOf(await visitor.call('POST', '/api/auth/passkey/options'), passkeyRequestOptionsSchema);
}

/** The options of a reauthentication. */
export async function reauthenticationOptions(visitor: Visitor): Promise<PasskeyRequestOptions> {
  return dataOf(await visitor.call('POST', '/api/account/reauthentication/passkey/options'), passkeyRequestOptionsSchema);
}

/** Adds the passkey of a device to the account of a signed-in visitor. */
export async function sendPasskey(visitor: Visitor, device: Authenticator, deviation?: Deviation): Promise<Answer> {
  return visitor.call('POST', '/api/account/passkeys', { body: { credential: device.create(await creationOptions(visitor), deviation) } });
}

/** A device whose passkey is added to the account of a signed-in visitor. */
export async function addedPasskey(visitor: Visitor, device = new Authenticator()): Promise<Authenticator> {
  dataOf(await sendPasskey(visitor, device), passkeysSchema);
  return device;
}

export function passkeysOf(visitor: Visitor): Promise<Passkeys> {
  return visitor.read(passkeysSchema, '/api/account/passkeys');
}

/** Signs in with the passkey of a device. */
export async function signInByPasskey(visitor: Visitor, device: Authenticator, deviation?: Deviation, more: object = {}): Promise<Answer> {
  return visitor.call('POST', '/api/auth/passkey', { body: { credential: device.get(await requestOptions(visitor), deviation), ...more } });
}

/** A new visitor who tries to sign in with a passkey, and the answer. */
export async function passkeyVisitor(shop: TestShop, device: Authenticator, deviation?: Deviation): Promise<{ readonly visitor: Visitor; readonly answer: Answer }> {
  const visitor = await shop.visitor().arrive();
  return { visitor, answer: await signInByPasskey(visitor, device, deviation) };
}
