import { hash, verify } from '@node-rs/argon2';

/** A hash that no password has. A verification against it takes as long as against a real hash. */
let decoy: Promise<string> | undefined;

/** Argon2id with the library's parameters (OWASP's recommendation: 19 MiB, 2 passes, 1 lane). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Whether a password is the account's. Takes the same time when there is no account (`undefined`) or no password (`null`), so
 * that the time does not reveal which addresses are registered.
 */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && typeof passwordHash === 'string';
}
