import { useVatMode } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import { useT } from '../i18n.ts';
import { discountPercent } from '../price/discountPercent.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { amountLabels } from '../price/useAmountLabels.ts';
import { UnitPriceText } from '../price/UnitPriceText.tsx';
import type { ProductView } from './productView.ts';
import styles from './PriceBlock.module.css';

export interface PriceBlockProps {
  /** Unit price at the chosen quantity. */
  readonly price: UnitPrice;
  readonly lowestPrice: ProductView['lowestPrice'];
}

/** The unit price, its discount, and the lowest price before the reduction. */
export function PriceBlock({ price, lowestPrice }: PriceBlockProps) {
  const t = useT();
  const percent = discountPercent(price);
  return (
    <div className={styles.block}>
      <p className={styles.price} data-testid="price">
        <UnitPriceText price={price} size="hero" />
        {percent > 0 && <span className={styles.off}>{t('price.off', { percent })}</span>}
      </p>
      {lowestPrice && <LowestPrice {...lowestPrice} currency={price.currency} />}
      <p className={styles.note}>{t('price.note')}</p>
    </div>
  );
}

/** The prior price of a reduction: Directive 98/6/EC, article 6a. */
function LowestPrice({ net, gross, currency }: Pick<UnitPrice, 'net' | 'gross' | 'currency'>) {
  const t = useT();
  const kinds = useVatMode() === 'net' ? (['net', 'gross'] as const) : (['gross'] as const);
  const value = { net, gross };
  const amount = kinds.map((kind) => formatAmount(kind, value[kind], currency, amountLabels(t))).join(', ');
  return <p className={styles.lowest}>{t('price.lowest', { amount })}</p>;
}
