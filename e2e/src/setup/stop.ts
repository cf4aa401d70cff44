import type {} from './start.ts';

/** Stops the journeys' shop. */
export default async function stop(): Promise<void> {
  await globalThis.journeysShop?.stop();
}
