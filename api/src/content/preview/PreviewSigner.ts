import { createHmac } from 'node:crypto';
import { isSameText } from '../../platform/session/tokens.ts';

/** How long a preview link works, in milliseconds. */
const LIFETIME_MS = 7 * 86_400_000;
const TOKEN = /^(\d{1,12})-([\w-]{43})$/;

/** A signature that shows one article or page before its publication. */
export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Signs preview links. All processes of a shop have the same secret. */
export class PreviewSigner {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** @param subject - such as `article:sofa-size` */
  sign(subject: string, now: Date): PreviewToken {
    const seconds = Math.floor((now.getTime() + LIFETIME_MS) / 1000);
    return { token: `${seconds}-${this.#signature(subject, seconds)}`, expiresAt: new Date(seconds * 1000) };
  }

  /** Whether a token was signed for this subject and has not expired. */
  isValid(subject: string, token: string, now: Date): boolean {
    const [, seconds, signature] = TOKEN.exec(token) ?? [];
    return seconds !== undefined && signature !== undefined && Number(seconds) * 1000 > now.getTime() && isSameText(signature, this.#signature(subject, Number(seconds)));
  }

  #signature(subject: string, seconds: number): string {
    return createHmac('sha256', this.#secret).update(`content preview ${subject} ${seconds}`).digest('base64url');
  }
}
