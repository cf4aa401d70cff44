import { Picture, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { TileData } from './tileOf.ts';
import styles from './CategoryTiles.module.css';

const SIZES = '(min-width: 90rem) 440px, (min-width: 64rem) 31vw, 46vw';

export interface CategoryTilesProps {
  readonly tiles: readonly TileData[];
  /** `large`: pictures that carry the page; `row`: a quiet row that is swiped on a phone. */
  readonly look: 'large' | 'row';
}

/** Categories as pictures that lead to them. */
export function CategoryTiles({ tiles, look }: CategoryTilesProps) {
  const t = useT();
  return (
    <ul role="list" className={classNames(styles.tiles, styles[look])}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.item}>
          <a href={tile.href} className={styles.tile}>
            <span className={styles.media}>
              <Picture image={tile.image} sizes={SIZES} ratio={look === 'large' ? 'landscape' : 'square'} alt="" />
            </span>
            <span className={styles.title}>{tile.title}</span>
            <span className={styles.count}>{t('list.count', { count: tile.productCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
