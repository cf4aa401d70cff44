import type { FragmentRequest } from '@feszek/contract';

/** Prefix of `useId` for the root of one fragment: the same on the server and in the browser, and unique on the page. */
export function identifierPrefix(slice: string, { fragment, instance }: Pick<FragmentRequest, 'fragment' | 'instance'>): string {
  return `${slice}-${fragment}-${instance === undefined ? '' : `${instance}-`}`;
}
