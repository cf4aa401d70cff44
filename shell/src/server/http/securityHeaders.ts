import { POLICY_REPORTS_PATH } from '@feszek/contract';
import { TRUSTED_TYPE_POLICIES } from '../../markup/trustedTypePolicies.ts';
import type { ShellAssets } from '../build.ts';

const OWN_RESOURCES = [
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

/** What the content policy of a page depends on beside the build. */
interface PagePolicy {
  /** Source expressions of the inline styles of the page. */
  readonly styleHashes?: readonly string[];
  /**
   * The origin of the bot check's service, on a page with such a form: its script and its frame are permitted. Source of the
   * two directives: Cloudflare's documentation of Turnstile, "Content Security Policy".
   */
  readonly botCheckOrigin?: string | undefined;
}

/**
 * Everything comes from the shop's own origin. Inline are only scripts and styles of builds, which are permitted by their
 * hashes: without a nonce a cached page can be sent unchanged.
 *
 * @param scriptHashes source expressions of the inline scripts of the page
 */
function contentPolicy(scriptHashes: readonly string[], { styleHashes = [], botCheckOrigin }: PagePolicy = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...(botCheckOrigin === undefined ? [] : [botCheckOrigin])].join(' '),
    ...(botCheckOrigin === undefined ? [] : [`frame-src ${botCheckOrigin}`]),
    ["style-src 'self'", ...styleHashes].join(' '),
    ...OWN_RESOURCES,
    ...(botCheckOrigin === undefined ? TRUSTED_TYPES : []),
    ...REPORTS,
  ].join('; ');
}

/** Scripts without a hash are not executed (https://www.w3.org/TR/SRI/#integrity-policy): for pages without scripts of others. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), endpoints=(policy)';

/** The content policy of a page with the inline scripts of a build. */
export function contentPolicyOf({ early, beforeContent }: Pick<ShellAssets, 'early' | 'beforeContent'>, page?: PagePolicy): string {
  return contentPolicy([early.hash, beforeContent.hash], page);
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
