export { createBus } from './createBus.ts';
export type { BusHub, BusOptions, BusView } from './createBus.ts';
export { BusTimeoutError, isBusTimeoutError } from './BusTimeoutError.ts';
export type { BusLogEntry } from './log.ts';
export { BUS_CHANNEL } from './tabs.ts';
export type { BroadcastChannelLike } from './tabs.ts';
