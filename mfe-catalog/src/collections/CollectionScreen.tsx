import { useEmitWhenShown, useShop } from '@feszek/kit';
import { Breadcrumb, Container, Picture, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { collectionCrumbs } from './collectionCrumbs.ts';
import type { CollectionView } from './loadCollection.ts';
import styles from './Collections.module.css';

/** The `sizes` of the picture, which the page preloads. */
export const COLLECTION_SIZES = '(min-width: 90rem) 680px, (min-width: 64rem) 46vw, 100vw';

/** A collection: a picture, a short text and its products. */
export function CollectionScreen({ data }: { readonly data: CollectionView }) {
  const t = useT();
  const { locale } = useShop();
  const { id, title, description, image, cards } = data;
  useEmitWhenShown('products.listed', { list: `collection/${id}`, productIds: cards.map((card) => card.id) });
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={collectionCrumbs(data, { t, locale })} />
      </div>
      <div className={styles.intro}>
        <header className={styles.head}>
          <h1>{t('collections.titleOf', { title })}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.count}>{t('list.count', { count: cards.length })}</p>
        </header>
        {image && (
          <div className={styles.media}>
            <Picture image={image} sizes={COLLECTION_SIZES} ratio="landscape" alt="" priority className={classNames(styles.picture, image.placeholder === undefined && styles.whole)} />
          </div>
        )}
      </div>
      <ProductCards cards={cards} headingLevel={2} />
    </Container>
  );
}
