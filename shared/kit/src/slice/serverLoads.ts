export const isServer = typeof document === 'undefined';

const loads: Promise<unknown>[] = [];

/** Loads code that the server needs at once, and the browser later or never. */
export function loadOnServer(load: () => Promise<unknown>): void {
  if (isServer) loads.push(load());
}

/** Waits for the code of every `loadOnServer` until now. */
export async function serverLoadsDone(): Promise<void> {
  await Promise.all(loads);
}
