import { COOKIES, parseConsent } from '@feszek/contract';
import { parseCookie } from 'cookie';

/** The popup tool of a marketing service. */
export interface PopupConfig {
  readonly scriptUrl: string;
  readonly origin: string;
}

const OPENED = /^(script-src|connect-src|frame-src) /;
/** The tool's script creates elements of its own. */
const TRUSTED_TYPES = /^(require-trusted-types-for|trusted-types) /;

/** The origin that the content policy of a visitor permits for the popup tool: none without the setting and the consent. */
export function popupOriginFor(popup: PopupConfig | undefined, cookie: string | undefined): string | undefined {
  if (!popup || cookie === undefined) return undefined;
  return parseConsent(parseCookie(cookie)[COOKIES.consent], new Date())?.marketing ? popup.origin : undefined;
}

/** A content policy that also permits script, requests and frames of the popup tool. */
export function withPopup(policy: string, origin: string | undefined): string {
  if (origin === undefined) return policy;
  const directives = policy.split('; ').filter((directive) => !TRUSTED_TYPES.test(directive));
  const frames = directives.some((directive) => directive.startsWith('frame-src ')) ? [] : [`frame-src ${origin}`];
  return [...directives.map((directive) => (OPENED.test(directive) ? `${directive} ${origin}` : directive)), ...frames].join('; ');
}
