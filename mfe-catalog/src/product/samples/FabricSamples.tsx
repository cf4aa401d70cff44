import { LIMITS } from '@feszek/contract';
import { Button, Icon, Picture } from '@feszek/ui';
import { AddFailureNotice } from '../../add-to-cart/AddFailureNotice.tsx';
import { useAddToCart } from '../../add-to-cart/useAddToCart.ts';
import { useT } from '../../i18n.ts';
import { UnitPriceText } from '../../price/UnitPriceText.tsx';
import type { CardData } from '../../product-card/cardOf.ts';
import { isBuyable } from '../../product-card/isBuyable.ts';
import styles from './FabricSamples.module.css';

/** The samples of the product's covers, in a disclosure. Without scripts each links to its own page. */
export function FabricSamples({ samples }: { readonly samples: readonly CardData[] }) {
  const t = useT();
  if (samples.length === 0) return null;
  return (
    <details className={styles.samples} data-print="hide">
      <summary className={styles.summary}>
        {t('samples.order')}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <p className={styles.text}>{t('samples.text', { max: LIMITS.samples })}</p>
      <ul role="list" className={styles.list}>
        {samples.map((sample) => (
          <Sample key={sample.id} sample={sample} />
        ))}
      </ul>
    </details>
  );
}

function Sample({ sample: { id, title, href, image, price, stockState } }: { readonly sample: CardData }) {
  const t = useT();
  const { isBusy, failure, add } = useAddToCart(id);
  return (
    <li className={styles.sample}>
      <div className={styles.picture}>
        <Picture image={image} alt="" sizes="4rem" ratio="square" />
      </div>
      <div>
        <a className={styles.title} href={href}>{title}</a>
        <UnitPriceText price={price} isNarrow />
      </div>
      <Button variant="secondary" size="small" className={styles.add} loading={isBusy} disabled={!isBuyable(stockState)} aria-label={t('buy.addOf', { title })} onClick={() => void add(1)} data-replay>
        {isBuyable(stockState) ? t('samples.add') : t('stock.soldOut')}
      </Button>
      {failure && (
        <div className={styles.failure}>
          <AddFailureNotice failure={failure} />
        </div>
      )}
    </li>
  );
}
