import type { HostedShop } from '../machines/HostedShop.ts';

/** The largest share of failed page views that the project accepts during a fault. */
export const ACCEPTED_SHARE = 0.001;

/** A fault, and the way back from it. */
export interface Trial {
  readonly name: string;
  /** What happens, and what the operator does. */
  readonly description: string;
  /** The largest share of failed page views that the project accepts. */
  readonly acceptedShare: number;
  /** Causes the fault, and ends it; what is still broken afterwards heals by itself. */
  readonly act: (shop: HostedShop) => Promise<void>;
}
