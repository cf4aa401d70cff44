import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the component is rendered on the server or is hydrating: its output must then equal the server's markup. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, () => false, () => true);
}
