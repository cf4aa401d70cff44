import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { Icon } from '@feszek/ui';
import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import { arrivesLast } from './arrivesLast.ts';
import { isCollected } from './isCollected.ts';
import styles from './ArrivalLine.module.css';

/** When the whole cart arrives, or can be collected, if it is ordered now; or the day that the buyer has chosen. */
export function CartArrival({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  const { arrival, products, delivery_day: day } = cart;
  if (!arrival) return null;
  const isTogether = products.some((line) => !arrivesLast(line, products));
  const key = isCollected(cart) ? 'arrival.collected' : day !== null ? 'arrival.chosen' : isTogether ? 'arrival.together' : 'arrival.delivered';
  return (
    <p className={styles.line}>
      <Icon name="truck" size="small" />
      <span>{t(key, { days: formatDays(arrival.from, arrival.to, locale) })}</span>
    </p>
  );
}
