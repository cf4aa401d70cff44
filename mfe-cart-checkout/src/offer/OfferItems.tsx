import { Picture, classNames } from '@feszek/ui';
import { times } from '../cart-store/withQuantities.ts';
import { useT } from '../i18n.ts';
import itemStyles from '../order-items/OrderItems.module.css';
import { DuePrice } from '../price/DuePrice.tsx';
import { useUnitPriceText } from '../price/useUnitPriceText.ts';
import type { OfferView } from './loadOffer.ts';
import styles from './Offer.module.css';

type Item = OfferView['items'][number];

function OfferItem({ item, currency }: { readonly item: Item; readonly currency: OfferView['currency'] }) {
  const t = useT();
  const unitText = useUnitPriceText();
  const { name, quantity, image, total_net, total_gross, price_gross, price_original_gross } = item;
  const isSaving = price_original_gross > price_gross;
  return (
    <li className={classNames(itemStyles.item, styles.item)} data-pieces={quantity}>
      <div className={itemStyles.picture}>
        <Picture image={image} alt="" sizes="4rem" ratio="portrait" />
      </div>
      <p className={itemStyles.name}>{name}</p>
      <p className={itemStyles.pieces}>
        {t('result.pieces', { count: quantity })}
        {quantity > 1 && <span className={styles.unit} data-unit-price>{t('cart.unit', { price: unitText(item, currency) })}</span>}
      </p>
      <div className={styles.price}>
        <DuePrice
          net={total_net}
          gross={total_gross}
          originalGross={isSaving ? times(price_original_gross, quantity, currency) : undefined}
          currency={currency}
        />
      </div>
    </li>
  );
}

/** The items of an offer: quantity, price, and the price on the day of the request. */
export function OfferItems({ offer: { items, currency } }: { readonly offer: OfferView }) {
  const t = useT();
  return (
    <ul role="list" className={itemStyles.items} aria-label={t('offer.items')}>
      {items.map((item) => (
        <OfferItem key={item.id} item={item} currency={currency} />
      ))}
    </ul>
  );
}
