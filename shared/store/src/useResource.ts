import { useEffect } from 'react';
import type { Resource, ResourceState } from './createResource.ts';
import { useStore } from './useStore.ts';

/** Subscribes to a resource and loads it once a component shows it. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => void resource.load(), [resource]);
  return useStore(resource);
}
