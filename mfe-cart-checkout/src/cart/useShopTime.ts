import { useEffect, useEffectEvent, useState } from 'react';
import type { CartView } from './cartView.ts';
import { reservedUntil, untilNextWord } from './reservationWords.ts';

/**
 * The shop's time, in milliseconds. It is updated when the text about a reservation changes, by one timer for the cart.
 * On the server and while hydrating it is the time at which the cart was answered.
 *
 * @param clockLead by how much the shop's clock is ahead of the browser's, in milliseconds; `undefined` while not known
 * @param onEnd called when a reservation expires while the page is open
 */
export function useShopTime(cart: CartView, clockLead: number | undefined, onEnd: () => void): number {
  const answeredAt = Date.parse(cart.answered_at);
  const [now, setNow] = useState(answeredAt);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (clockLead === undefined) return undefined;
    const ends = cart.products.flatMap((line) => reservedUntil(line) ?? []);
    let last = answeredAt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const before = last;
      last = Date.now() + clockLead;
      setNow(last);
      const waits = ends.filter((end) => end > last).map((end) => untilNextWord(end - last));
      if (waits.length > 0) timer = setTimeout(tick, Math.min(...waits));
      if (ends.some((end) => end > before && end <= last)) ended();
    };
    tick();
    return () => clearTimeout(timer);
  }, [cart.products, answeredAt, clockLead]);
  return Math.max(now, answeredAt);
}
