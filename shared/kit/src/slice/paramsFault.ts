import { ROUTES } from '@feszek/contract';
import type { FragmentRequest } from '@feszek/contract';
import type { ParamRule, SliceDefinition } from './defineSlice.ts';

/** Whether a fragment is the screen of a route, whose parameters come from the address. */
function isScreen(slice: string, fragment: string): boolean {
  return ROUTES.some((route) => route.slice === slice && route.screen === fragment);
}

function matchesWhole({ pattern }: ParamRule, text: string): boolean {
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(text);
}

/**
 * Checks the parameters of a slot against the declaration of its part.
 *
 * @returns why the part refuses them, in a sentence for the log; `undefined` if it accepts them, and for screens
 */
export function paramsFault({ name, fragments }: SliceDefinition, { fragment, params }: Pick<FragmentRequest, 'fragment' | 'params'>): string | undefined {
  const definition = Object.hasOwn(fragments, fragment) ? fragments[fragment] : undefined;
  if (!definition || isScreen(name, fragment)) return undefined;
  const rules = definition.params ?? {};
  const unknown = Object.keys(params).find((key) => !Object.hasOwn(rules, key));
  if (unknown !== undefined) return `${fragment} has no parameter ${unknown}.`;
  for (const [key, rule] of Object.entries(rules)) {
    const text = params[key];
    if (text === undefined && rule.isRequired) return `${fragment} needs the parameter ${key}.`;
    if (text !== undefined && !matchesWhole(rule, text)) return `${fragment} refuses the value of ${key}.`;
  }
  return undefined;
}
