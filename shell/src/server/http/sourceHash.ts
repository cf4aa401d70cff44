import { createHash } from 'node:crypto';

/** The source expression by which a content policy permits an inline script or style. */
export function sourceHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
