import type { CachePolicy, PublicCachePolicy } from '@feszek/contract';
import { ROUTE_RULES_TAG } from '../routeRules/RouteRules.ts';
import type { FragmentOutcome } from './Fragments.ts';

/** The tag of every page: it contains the menus. The API purges it after a change of menus or categories. */
export const MENUS_TAG = 'menus';

/** How long a page that lacks a part may be served stale while it is composed again, in seconds. */
const INCOMPLETE_STALE_SECONDS = 10;

/** How long an incomplete page is shared: one without a part, or with a last copy of it. */
export function incompletePolicy(incompletePageMs: number): Pick<PublicCachePolicy, 'maxAge' | 'staleWhileRevalidate'> {
  return { maxAge: incompletePageMs / 1000, staleWhileRevalidate: INCOMPLETE_STALE_SECONDS };
}

function isPublic(policy: CachePolicy): policy is PublicCachePolicy {
  return policy.kind === 'public';
}

/** Whether a part of the page is complete, or will not be rendered on the server at another time either. */
function isComplete(part: FragmentOutcome): boolean {
  if (part.kind === 'answered') return !part.isLastCopy && isPublic(part.answer.record.cache);
  return part.kind === 'unknown' || part.kind === 'refused';
}

export interface PageOutcomes {
  readonly primary: FragmentOutcome;
  readonly optional: readonly FragmentOutcome[];
  readonly hasMenu: boolean;
  /** Whether the API has answered that the address has no rule. */
  readonly isRuleKnown: boolean;
}

/**
 * How long visitors may share a page: as long as its strictest part allows, with the tags of all parts. A page that lacks a
 * part or the menus, contains the last copy of a part, or whose rule is unknown, is shared only for `incompletePageMs`.
 *
 * @param incompletePageMs - in milliseconds
 * @returns `undefined` if the page may not be shared: its primary fragment is personal or missing
 */
export function pagePolicy({ primary, optional, hasMenu, isRuleKnown }: PageOutcomes, incompletePageMs: number): PublicCachePolicy | undefined {
  if (primary.kind !== 'answered' || !isPublic(primary.answer.record.cache)) return undefined;
  const policies = [primary, ...optional].flatMap((part) => (part.kind === 'answered' ? [part.answer.record.cache] : [])).filter(isPublic);
  if (!hasMenu || !isRuleKnown || !optional.every(isComplete)) policies.push({ kind: 'public', tags: [], ...incompletePolicy(incompletePageMs) });
  return {
    kind: 'public',
    maxAge: Math.min(...policies.map(({ maxAge }) => maxAge)),
    staleWhileRevalidate: Math.min(...policies.map(({ staleWhileRevalidate }) => staleWhileRevalidate)),
    tags: [...new Set([MENUS_TAG, ROUTE_RULES_TAG, ...policies.flatMap(({ tags }) => tags)])],
  };
}
