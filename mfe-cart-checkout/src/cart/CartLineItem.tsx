import { isOrderLimit, LIMITS, productPath, quantityLimitText } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Icon, IconButton, Picture, Quantity, classNames } from '@feszek/ui';
import { LineArrival } from '../arrival/LineArrival.tsx';
import { useT } from '../i18n.ts';
import { DuePrice } from '../price/DuePrice.tsx';
import { useUnitPriceText } from '../price/useUnitPriceText.ts';
import type { CartLine, CartView } from '../cart-store/cartView.ts';
import { reservationMessage } from './reservationMessage.ts';
import { priceMessage, stockMessage } from './stockMessages.ts';
import { isTierPrice, nextTierMessage } from './tierMessages.ts';
import { times } from '../cart-store/withQuantities.ts';
import styles from './CartLines.module.css';

interface CartLineItemProps {
  readonly line: CartLine;
  /** The cart that the line is in. */
  readonly cart: CartView;
  /** The shop's time, in milliseconds. */
  readonly now: number;
  readonly isPending: boolean;
  /** The error of the last change, which was rolled back. */
  readonly fault: string | undefined;
  readonly onChange: (productId: number, title: string, quantity: number) => void;
  readonly onReserveAgain: (productId: number, quantity: number) => void;
}

function LinePrice({ line, currency }: { readonly line: CartLine; readonly currency: Currency }) {
  const t = useT();
  const unitText = useUnitPriceText();
  const { quantity, total_net, total_gross, price_gross, price_original_gross } = line;
  return (
    <div className={styles.price} data-pieces={quantity}>
      <DuePrice
        net={total_net}
        gross={total_gross}
        originalGross={price_original_gross > price_gross ? times(price_original_gross, quantity, currency) : undefined}
        currency={currency}
      />
      {quantity > 1 && <p className={styles.unit} data-unit-price>{t(isTierPrice(line) ? 'cart.tierUnit' : 'cart.unit', { price: unitText(line, currency) })}</p>}
    </div>
  );
}

type LineReservationProps = Pick<CartLineItemProps, 'line' | 'now' | 'isPending' | 'onReserveAgain'>;

/** The time left of the reservation; once it has expired, a button that reserves the pieces again. */
function LineReservation({ line, now, isPending, onReserveAgain }: LineReservationProps) {
  const t = useT();
  const message = reservationMessage(t, line, now);
  if (!message) return null;
  return (
    <div className={styles.reservation} data-print="hide">
      <p>
        <Icon name="clock" size="small" />
        <span data-current="">{message.text}</span>
      </p>
      {message.isOver && (
        <Button
          className={styles.again}
          variant="quiet"
          size="small"
          loading={isPending}
          aria-label={t('reservation.againOf', { title: line.product.title })}
          onClick={() => onReserveAgain(line.id, line.quantity)}
        >
          {t('reservation.again')}
        </Button>
      )}
    </div>
  );
}

/** One product of the cart: picture, quantity, price, and messages about its stock. */
export function CartLineItem({ line, cart, now, isPending, fault, onChange, onReserveAgain }: CartLineItemProps) {
  const t = useT();
  const { locale } = useShop();
  const { currency } = cart;
  const { product, quantity, available_quantity: available } = line;
  const { title } = product;
  const href = productPath(locale, { id: product.id, ...product.link });
  const message = stockMessage(t, line);
  const newPrice = priceMessage(t, line, currency);
  const nextTier = nextTierMessage(t, line, currency);
  const change = (next: number) => onChange(line.id, title, next);
  return (
    <li className={styles.line} aria-busy={isPending || undefined}>
      <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
        <Picture image={product.image} alt="" sizes="(min-width: 64rem) 10rem, 6rem" ratio="portrait" />
      </a>
      <div className={styles.text}>
        <a className={styles.title} href={href}>{title}</a>
        {product.subtitle && <p className={styles.subtitle}>{product.subtitle}</p>}
        {message && <p className={classNames(styles.stock, styles[message.tone])}>{message.text}</p>}
        {newPrice !== undefined && <p className={classNames(styles.stock, styles.few)}>{newPrice}</p>}
        <LineArrival line={line} cart={cart} className={styles.stock} />
        <LineReservation line={line} now={now} isPending={isPending} onReserveAgain={onReserveAgain} />
      </div>
      <IconButton className={styles.remove} icon="trash" label={t('cart.remove', { title })} onClick={() => change(0)} data-replay />
      <div className={styles.buying}>
        <Quantity
          className={styles.quantity}
          value={quantity}
          min={0}
          max={Math.min(available, LIMITS.quantity)}
          disabled={available === 0}
          pending={isPending}
          isLimitShown={quantity <= available}
          onChange={change}
          labels={{
            quantity: t('cart.quantity', { title }),
            decrease: t('cart.decrease', { title }),
            increase: t('cart.increase', { title }),
            limit: quantityLimitText(isOrderLimit({ ...product, quantity: available }) ? 'order' : 'stock', Math.min(available, LIMITS.quantity), locale),
          }}
        />
        {product.stock_state !== 'other_currency' && <LinePrice line={line} currency={currency} />}
        {nextTier && <p className={styles.nextTier}>{nextTier}</p>}
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          <Icon name="warning" size="small" />
          {fault}
        </p>
      )}
    </li>
  );
}
