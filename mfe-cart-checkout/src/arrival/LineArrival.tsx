import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import type { CartLine, CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import { arrivesLast } from './arrivesLast.ts';
import { isCollected } from './isCollected.ts';

interface LineArrivalProps {
  readonly line: CartLine;
  readonly cart: CartView;
  readonly className: string | undefined;
}

/** When a product arrives with the cart, or can be collected; or by itself, if that is sooner. Nothing if it is unknown. */
export function LineArrival({ line, cart, className }: LineArrivalProps) {
  const t = useT();
  const { locale } = useShop();
  const isSooner = !arrivesLast(line, cart.products);
  const arrival = isSooner ? line.arrival : cart.arrival;
  if (!arrival) return null;
  const [bySelf, together] = isCollected(cart) ? (['arrival.collectedSooner', 'arrival.collectedLine'] as const) : (['arrival.sooner', 'arrival.line'] as const);
  return <p className={className}>{t(isSooner ? bySelf : together, { days: formatDays(arrival.from, arrival.to, locale) })}</p>;
}
