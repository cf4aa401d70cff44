import { randomBytes } from 'node:crypto';

const HASH_BYTES = 24;
const HASH = /^[\w-]{32}$/;

/** 192 random bits: whoever has it may see the restricted view of the order. */
export function newOrderHash(): string {
  return randomBytes(HASH_BYTES).toString('base64url');
}

export function isOrderHash(text: string): boolean {
  return HASH.test(text);
}
