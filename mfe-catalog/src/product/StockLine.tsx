import { Icon, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import type { ProductView } from './productView.ts';
import { SIMILAR_ID } from './similarId.ts';
import styles from './StockLine.module.css';

export interface StockLineProps {
  readonly state: ProductView['stockState'];
  /** Pieces that can be ordered now. */
  readonly available: number;
  /** Whether the page has a section of similar products, with the id `SIMILAR_ID`. */
  readonly hasSimilar: boolean;
}

const LOOKS = {
  in_stock: { icon: 'check', tone: styles.good },
  few_left: { icon: 'clock', tone: styles.few },
  for_order: { icon: 'clock', tone: undefined },
  sold_out: { icon: 'info', tone: undefined },
  other_currency: { icon: 'info', tone: undefined },
} as const;

/** The availability of the product. */
export function StockLine({ state, available, hasSimilar }: StockLineProps) {
  const t = useT();
  const texts = {
    in_stock: t('stock.inStock'),
    few_left: t('stock.fewLeft', { count: available }),
    for_order: t('stock.forOrder'),
    sold_out: t('stock.soldOutText'),
    other_currency: t('stock.otherCurrencyText'),
  };
  return (
    <p className={classNames(styles.stock, LOOKS[state].tone)}>
      <Icon name={LOOKS[state].icon} />
      <span>
        {texts[state]}
        {!isBuyable(state) && hasSimilar && (
          <>
            {' '}
            <a href={`#${SIMILAR_ID}`}>{t('stock.toSimilar')}</a>
          </>
        )}
      </span>
    </p>
  );
}
