/** The policies of Trusted Types that a page of the shop may create: for addresses of scripts, for messages, for the fatal screen. */
export const TRUSTED_TYPE_POLICIES = ['default', 'feszek-message', 'feszek-fatal'] as const;
export type TrustedTypePolicyName = (typeof TRUSTED_TYPE_POLICIES)[number];
