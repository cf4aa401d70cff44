export { SharedCache } from './SharedCache.ts';
export type { Production } from './SharedCache.ts';
export type { Cached } from './StaleEntries.ts';
