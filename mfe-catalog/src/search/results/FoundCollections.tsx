import type { ContentSearch } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Picture, TileLink } from '@feszek/ui';
import { useId } from 'react';
import { collectionPath } from '../../collections/collectionPath.ts';
import { useT } from '../../i18n.ts';
import styles from './FoundCollections.module.css';

const PICTURE_SIZES = '(min-width: 40rem) 10rem, 6rem';

/** Collections with a searched name, above the products; nothing without any. */
export function FoundCollections({ collections }: Pick<ContentSearch, 'collections'>) {
  const t = useT();
  const { locale } = useShop();
  const titleId = useId();
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.found}>
      <h2 id={titleId} className={styles.heading}>
        {t('search.collections')}
      </h2>
      <ul role="list" className={styles.list}>
        {collections.map(({ slug, title, description, count, image }) => (
          <li key={slug} className={styles.item}>
            <span className={styles.media}>{image && <Picture image={image} sizes={PICTURE_SIZES} ratio="square" alt="" />}</span>
            <div className={styles.text}>
              <h3 className={styles.name}>
                <TileLink href={collectionPath(locale, slug)}>{t('collections.titleOf', { title })}</TileLink>
              </h3>
              <p className={styles.description}>{description}</p>
              <p className={styles.count}>{t('list.count', { count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
