import { useEffect, useEffectEvent, useState } from 'react';
import type { CartView } from '../cart-store/cartView.ts';
import { reservedUntil, untilNextMessage } from './reservationMessage.ts';

/**
 * The server's time, in milliseconds. One timer per cart updates it when a message about a reservation changes. On the server
 * and while hydrating it is the time of the cart's response.
 *
 * @param clockLead - the difference of the server's clock to the browser's, in milliseconds; `undefined` while unknown
 * @param onEnd - called when a reservation expires while the page is open
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
      const waits = ends.filter((end) => end > last).map((end) => untilNextMessage(end - last));
      if (waits.length > 0) timer = setTimeout(tick, Math.min(...waits));
      if (ends.some((end) => end > before && end <= last)) ended();
    };
    tick();
    return () => clearTimeout(timer);
  }, [cart.products, answeredAt, clockLead]);
  return Math.max(now, answeredAt);
}
