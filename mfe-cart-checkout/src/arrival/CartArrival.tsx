import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { Icon } from '@feszek/ui';
import type { CartView } from '../cart/cartView.ts';
import { useT } from '../i18n.ts';
import { arrivesLast } from './arrivesLast.ts';
import styles from './ArrivalLine.module.css';

/** When the whole cart arrives, or can be collected, if it is ordered now. */
export function CartArrival({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  const { arrival, delivery_methods: methods, delivery_method: methodId, products } = cart;
  if (!arrival) return null;
  const isCollected = methods.find(({ id }) => id === methodId)?.needs_address === false;
  const isTogether = products.some((line) => !arrivesLast(line, products));
  const key = isCollected ? 'arrival.collected' : isTogether && cart.delivery_day === null ? 'arrival.together' : 'arrival.delivered';
  return (
    <p className={styles.line}>
      <Icon name="truck" size="small" />
      <span>{t(key, { days: formatDays(arrival.from, arrival.to, locale) })}</span>
    </p>
  );
}
