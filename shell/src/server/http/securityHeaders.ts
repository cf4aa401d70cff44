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

/**
 * Everything comes from the shop's own origin, and nothing is inline. Without a nonce a cached page can be sent unchanged.
 *
 * @param botCheckOrigin the origin of the bot check's service, on a page with such a form: its script and its frame are
 *   permitted. Source of the two directives: Cloudflare's documentation of Turnstile, "Content Security Policy"
 */
export function contentPolicy(botCheckOrigin?: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${botCheckOrigin === undefined ? '' : ` ${botCheckOrigin}`}`,
    ...(botCheckOrigin === undefined ? [] : [`frame-src ${botCheckOrigin}`]),
    ...OWN_RESOURCES,
  ].join('; ');
}

export const SECURITY_HEADERS = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;
