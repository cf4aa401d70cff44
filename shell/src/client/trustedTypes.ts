import type { TrustedTypePolicyName } from '../markup/trustedTypePolicies.ts';

/** The part of Trusted Types that the shop uses; browsers without it permit everything. */
interface TrustedTypeRules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

interface TrustedTypePolicy {
  createHTML(text: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: TrustedTypePolicyName, rules: TrustedTypeRules): TrustedTypePolicy };
  }
}

/** What React writes into a new slot: nothing, or the comment that marks it. Also the empty script with which it creates elements. */
const WITHOUT_CODE = /^(?:(?:<!--[^<>]*-->)*|<(script)><\/\1>)$/;

/**
 * The rules for code without support of Trusted Types, such as the loader of slices: scripts come from the shop's own origin, and
 * HTML contains no elements.
 */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (WITHOUT_CODE.test(text) ? text : null),
    createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : null),
  });
}

/**
 * Writes HTML of the shop's own templates, which escape all values, into an element.
 *
 * @param name the policy of the caller; each is created once
 */
export function createWriter(name: Exclude<TrustedTypePolicyName, 'default'>): (element: HTMLElement, html: { readonly text: string }) => void {
  const policy = window.trustedTypes?.createPolicy(name, { createHTML: (text) => text });
  return (element, { text }) => {
    element.innerHTML = policy?.createHTML(text) ?? text;
  };
}
