export { createStore } from './createStore.ts';
export type { ReadableStore, Store } from './createStore.ts';
export { createResource } from './createResource.ts';
export type { Resource, ResourceOptions, ResourceState } from './createResource.ts';
export { createOptimisticChanges } from './createOptimisticChanges.ts';
export type { OptimisticChanges, OptimisticChangesOptions } from './createOptimisticChanges.ts';
export { useIsHydrating } from './useIsHydrating.ts';
export { useResource } from './useResource.ts';
export { useStore } from './useStore.ts';
