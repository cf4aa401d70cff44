/** A page that a visitor has opened. */
export interface PageView {
  readonly path: string;
  readonly at: number;
  readonly ms: number;
  /** Why it failed: the status, or the fault of the connection; empty for a whole page. */
  readonly fault: string;
}

/** An order that a buyer has tried to place. Each has another email address. */
export interface Purchase {
  readonly email: string;
  readonly at: number;
  /** Pieces in the cart, from its last answer. */
  pieces: number;
  /** The hash of the order from the shop's answer; `undefined` without one. */
  orderHash: string | undefined;
  /** Why the shop refused it, or why the buyer gave up; empty for an order. */
  end: string;
  /** Requests that were repeated after a fault. */
  repeated: number;
}

/** What all visitors have met. */
export class Tally {
  readonly pages: PageView[] = [];
  readonly purchases: Purchase[] = [];

  pagesBetween(from: number, to: number): PageView[] {
    return this.pages.filter(({ at }) => at >= from && at < to);
  }

  purchasesBetween(from: number, to: number): Purchase[] {
    return this.purchases.filter(({ at }) => at >= from && at < to);
  }
}
