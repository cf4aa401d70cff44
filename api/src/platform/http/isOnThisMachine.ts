import { isLoopback } from './isLoopback.ts';

/** Whether a shop is open on this machine alone, for whoever tries it out: a shop that sells has an address of its own. */
export function isOnThisMachine({ shopUrl }: { readonly shopUrl: string }): boolean {
  const { hostname } = new URL(shopUrl);
  return isLoopback(hostname) || hostname.endsWith('.test');
}
