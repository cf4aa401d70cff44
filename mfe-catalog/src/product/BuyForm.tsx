import { quantityLimitText } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Notice, Quantity, VisuallyHidden } from '@feszek/ui';
import type { FormEvent, Ref } from 'react';
import { AddFailureNotice } from '../add-to-cart/AddFailureNotice.tsx';
import type { AddToCart } from '../add-to-cart/useAddToCart.ts';
import { Heart } from '../heart/Heart.tsx';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import type { ProductView } from './productView.ts';
import { useQuantityAnnouncement } from './useQuantityAnnouncement.ts';
import { useTotalText } from './useTotalText.ts';
import styles from './BuyBox.module.css';

export interface BuyFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly product: ProductView;
  readonly quantity: number;
  /** Unit price at this quantity. */
  readonly price: UnitPrice;
  readonly adding: AddToCart;
  readonly onQuantityChange: (quantity: number) => void;
}

/** The quantity, and the button that adds the product to the cart. A click before hydration is replayed after it. */
export function BuyForm({ ref, product, quantity, price, adding, onQuantityChange }: BuyFormProps) {
  const t = useT();
  const { locale } = useShop();
  const { id, title, available, stockState } = product;
  const total = useTotalText({ price, quantity });
  const announcement = useQuantityAnnouncement({ total, price, quantity });
  const isInCart = adding.failure?.isInCart === true;
  const heart = <Heart productId={id} title={title} look="framed" />;

  function handleQuantity(next: number) {
    announcement.announceChange();
    onQuantityChange(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void adding.add(quantity);
  }

  if (!isBuyable(stockState)) {
    return (
      <div className={styles.act}>
        <Button size="large" disabled className={styles.add}>
          {stockState === 'sold_out' ? t('stock.soldOut') : t('stock.otherCurrency')}
        </Button>
        {heart}
      </div>
    );
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.row}>
        <Quantity
          className={styles.quantity}
          value={quantity}
          max={available}
          isLimitShown={!isInCart}
          onChange={handleQuantity}
          labels={{ quantity: t('buy.quantity', { title }), decrease: t('buy.decrease'), increase: t('buy.increase'), limit: quantityLimitText(product.isOrderLimit ? 'order' : 'stock', available, locale) }}
        />
        <div className={styles.act}>
          <Button type="submit" size="large" icon="bag" loading={adding.isBusy} className={styles.add} data-replay>
            {adding.failure && !isInCart ? t('buy.again') : t('buy.add')}
          </Button>
          {heart}
        </div>
      </div>
      {quantity > 1 && <p className={styles.total}>{total}</p>}
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
      {adding.failure && <AddFailureNotice failure={adding.failure} />}
      <noscript>
        <Notice>{t('buy.withoutScript')}</Notice>
      </noscript>
    </form>
  );
}
