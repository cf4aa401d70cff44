import { percentileOf } from '@feszek/figures';
import { Shopper } from './Shopper.ts';

/** The times of a call, in milliseconds, and its rate per second. */
export interface Pace {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

export interface Round {
  /** The number of shoppers, and how many of them are active at once. */
  readonly shoppersAtOnce: number;
  /** How many different products they buy; with one, all wait for the same stock. */
  readonly products: number;
  readonly addToCart: Pace;
  readonly order: Pace;
}

/** Runs all tasks with this concurrency, and returns the milliseconds of each. */
async function inLanes(lanes: number, shoppers: readonly Shopper[], act: (shopper: Shopper) => Promise<void>): Promise<Pace> {
  const times: number[] = [];
  const waiting = shoppers.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const shopper of waiting) {
        const began = performance.now();
        await act(shopper);
        times.push(performance.now() - began);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { p50: percentileOf(times, 0.5), p95: percentileOf(times, 0.95), perSecond: times.length / seconds };
}

/** Lets shoppers buy: all open a session, then all fill carts, then all enter their data, then all order, with this concurrency. */
export async function measureRound(apiUrl: string, productIds: readonly number[], count: number, shoppersAtOnce: number): Promise<Round> {
  const shoppers = Array.from({ length: count }, (_, index) => new Shopper(apiUrl, productIds[index % productIds.length] ?? 0));
  await inLanes(shoppersAtOnce, shoppers, (shopper) => shopper.arrive());
  const addToCart = await inLanes(shoppersAtOnce, shoppers, (shopper) => shopper.addToCart());
  await inLanes(shoppersAtOnce, shoppers, (shopper) => shopper.fillIn());
  const order = await inLanes(shoppersAtOnce, shoppers, (shopper) => shopper.order());
  return { shoppersAtOnce, products: productIds.length, addToCart, order };
}
