import type {} from './start.ts';

/** Ends the shop that the journeys went through. */
export default async function stop(): Promise<void> {
  await globalThis.journeysShop?.stop();
}
