import type { Resource, ResourceState } from '@feszek/api-client';
import { useEffect, useSyncExternalStore } from 'react';

/** The state of a fetch that begins when it is first looked at. */
export function useResource<Data>(resource: Resource<Data>): ResourceState<Data> {
  useEffect(() => void resource.load(), [resource]);
  return useSyncExternalStore(resource.subscribe, () => resource.state, () => resource.state);
}
