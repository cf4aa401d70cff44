import type { FragmentRequest } from '@feszek/contract';
import type { ParamRule, SliceDefinition } from './defineSlice.ts';
import { screenRoute } from './screenRoute.ts';

function matchesWhole({ pattern }: ParamRule, text: string): boolean {
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(text);
}

/**
 * Checks the parameters of a slot against the declaration of its part.
 *
 * @returns why the part refuses them, in a sentence for the log; `undefined` if it accepts them, and for screens
 */
export function paramsFault(slice: SliceDefinition, { fragment, params }: Pick<FragmentRequest, 'fragment' | 'params'>): string | undefined {
  const definition = Object.hasOwn(slice.fragments, fragment) ? slice.fragments[fragment] : undefined;
  if (!definition || screenRoute(slice, fragment)) return undefined;
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
