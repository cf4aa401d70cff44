import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import type { ProductView } from './productView.ts';
import { SIMILAR_ID } from './similarId.ts';
import styles from './FurtherProducts.module.css';

/** The products of the same collection, those that go with a product, and similar ones. */
export function FurtherProducts({ product: { collection, related, similar } }: { readonly product: ProductView }) {
  const t = useT();
  return (
    <div className={styles.rows}>
      {collection && <Row id="same-collection" title={t('collections.same', { title: collection.title })} cards={collection.cards} href={collection.href} link={t('collections.toCollection')} />}
      <Row id="related-products" title={t('product.related')} cards={related} />
      <Row id={SIMILAR_ID} title={t('product.similar')} cards={similar} />
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardData[];
  /** The page of all of them, and the text of the link. */
  readonly href?: string;
  readonly link?: string;
}

/** A row of further products; nothing without any. */
function Row({ id, title, cards, href, link }: RowProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id} data-print="hide">
      <h2 id={id}>{title}</h2>
      <ProductCards cards={cards} look="row" />
      {href && (
        <p>
          <a href={href} className={styles.all}>
            {link}
          </a>
        </p>
      )}
    </section>
  );
}
