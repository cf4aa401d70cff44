import { POLICY_REPORTS_PATH } from '@feszek/contract';
import { TRUSTED_TYPE_POLICIES } from '../../markup/trustedTypePolicies.ts';
import type { ShellAssets } from '../build.ts';

const OWN_RESOURCES = [
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

/** Where browsers report refusals, for those with the Reporting API and for others. */
const REPORTS = [`report-uri ${POLICY_REPORTS_PATH}`, 'report-to policy'];

/**
 * Scripts and HTML come only from the policies of `shell/src/client/trustedTypes.ts`. Pages with scripts of others have no such rule:
 * they create policies of their own.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPE_POLICIES.join(' ')}`];

/**
 * Everything comes from the shop's own origin. Inline are only scripts of the build, which are permitted by their hashes:
 * without a nonce a cached page can be sent unchanged.
 *
 * @param inlineHashes source expressions of the inline scripts of the page
 * @param botCheckOrigin the origin of the bot check's service, on a page with such a form: its script and its frame are
 *   permitted. Source of the two directives: Cloudflare's documentation of Turnstile, "Content Security Policy"
 */
function contentPolicy(inlineHashes: readonly string[], botCheckOrigin?: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes, ...(botCheckOrigin === undefined ? [] : [botCheckOrigin])].join(' '),
    ...(botCheckOrigin === undefined ? [] : [`frame-src ${botCheckOrigin}`]),
    ...OWN_RESOURCES,
    ...(botCheckOrigin === undefined ? TRUSTED_TYPES : []),
    ...REPORTS,
  ].join('; ');
}

/** The content policy of a page with the inline scripts of a build. `botCheckOrigin`: see `contentPolicy`. */
export function contentPolicyOf({ early, beforeContent }: Pick<ShellAssets, 'early' | 'beforeContent'>, botCheckOrigin?: string): string {
  return contentPolicy([early.hash, beforeContent.hash], botCheckOrigin);
}

export const SECURITY_HEADERS = {
  'content-security-policy': contentPolicy([]),
  'reporting-endpoints': `policy="${POLICY_REPORTS_PATH}"`,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;
