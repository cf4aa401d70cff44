import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';

export const ROUTE_RULE_STATUSES = [301, 302, 410] as const;

/** Query of `GET /api/route-rules`. */
export const routeRulesQuerySchema = object({
  /** The path of the address that the visitor requests, with or without its query. */
  path: string().max(LIMITS.url, 'too_long').required('required'),
});

/** Response of `GET /api/route-rules`: the rule of an address, `null` if the address has none. */
export const routeRulesSchema = object({
  rule: object({
    /** A permanent or temporary redirect; 410: the page was removed for good. */
    status: number().oneOf(ROUTE_RULE_STATUSES).required(),
    /** A path of this shop, or a whole address of another one; `null` with 410. */
    target: string().nullable().defined(),
  }).nullable().defined(),
});
export type RouteRules = InferType<typeof routeRulesSchema>;
export type RouteRule = NonNullable<RouteRules['rule']>;
