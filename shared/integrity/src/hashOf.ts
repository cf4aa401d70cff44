import { createHash } from 'node:crypto';

/** The hash of a file as the attribute `integrity` has it (https://www.w3.org/TR/SRI/). */
export function hashOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
