import { LIMITS, productPath } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { useShop, useVatMode } from '@feszek/kit';
import { formatPrice } from '@feszek/money';
import { Icon, IconButton, Picture, Price, Quantity, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CartLine } from './cartView.ts';
import { stockWord } from './stockWords.ts';
import { usePriceLabels } from './usePriceLabels.ts';
import { times } from './withQuantities.ts';
import styles from './CartLines.module.css';

interface CartLineItemProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly isPending: boolean;
  /** Why the last change was taken back. */
  readonly fault: string | undefined;
  readonly onChange: (productId: number, title: string, quantity: number) => void;
}

function LinePrice({ line, currency }: Pick<CartLineItemProps, 'line' | 'currency'>) {
  const t = useT();
  const vatMode = useVatMode();
  const labels = usePriceLabels();
  const { quantity } = line;
  const unit = formatPrice(vatMode === 'net' ? line.price_net : line.price_gross, currency);
  return (
    <div className={styles.price}>
      <Price
        net={line.total_net}
        gross={line.total_gross}
        originalNet={line.price_original_gross > line.price_gross ? times(line.price_original_net, quantity, currency) : undefined}
        originalGross={line.price_original_gross > line.price_gross ? times(line.price_original_gross, quantity, currency) : undefined}
        currency={currency}
        vatMode={vatMode}
        labels={labels}
      />
      {quantity > 1 && <p className={styles.unit}>{t('cart.unit', { price: unit })}</p>}
    </div>
  );
}

/** One product of the cart: its picture, how many, what it costs, and what must be said of its stock. */
export function CartLineItem({ line, currency, isPending, fault, onChange }: CartLineItemProps) {
  const t = useT();
  const { locale } = useShop();
  const { product, quantity, available_quantity: available } = line;
  const { title } = product;
  const href = productPath(locale, { id: product.id, ...product.link });
  const word = stockWord(t, line);
  const change = (next: number) => onChange(line.id, title, next);
  return (
    <li className={styles.line} aria-busy={isPending || undefined}>
      <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
        <Picture image={product.image} alt="" sizes="6rem" ratio="portrait" />
      </a>
      <div className={styles.words}>
        <a className={styles.title} href={href}>{title}</a>
        {product.subtitle && <p className={styles.subtitle}>{product.subtitle}</p>}
        {word && <p className={classNames(styles.stock, styles[word.tone])}>{word.text}</p>}
      </div>
      <IconButton className={styles.remove} icon="trash" label={t('cart.remove', { title })} onClick={() => change(0)} data-replay />
      <div className={styles.buying}>
        <Quantity
          value={quantity}
          min={0}
          max={Math.min(available, LIMITS.quantity)}
          disabled={available === 0}
          pending={isPending}
          onChange={change}
          labels={{ quantity: t('cart.quantity', { title }), decrease: t('cart.decrease', { title }), increase: t('cart.increase', { title }) }}
        />
        <LinePrice line={line} currency={currency} />
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
