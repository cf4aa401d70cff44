import { Picture, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { TileData } from './tileOf.ts';
import styles from './CategoryTiles.module.css';

const SIZES = {
  strip: '(min-width: 90rem) 112px, (min-width: 64rem) 8vw, (min-width: 40rem) 18vw, 28vw',
  row: '(min-width: 90rem) 212px, (min-width: 64rem) 15vw, (min-width: 40rem) 30vw, 42vw',
} as const;

/** Tiles with priority: those visible on a phone, and most of those on a desktop. */
const PRIORITY_COUNT = 3;

export interface CategoryTilesProps {
  readonly tiles: readonly TileData[];
  /** Both are a row that scrolls on a phone. On a desktop `strip` has up to twelve in a row, `row` six. */
  readonly look: 'strip' | 'row';
  /** Whether they are above the fold, so that the first pictures are not lazy. */
  readonly isFirst?: boolean;
}

/** Categories as linked pictures. If no category has a picture, they are plain links. */
export function CategoryTiles({ tiles, look, isFirst = false }: CategoryTilesProps) {
  const t = useT();
  const hasPictures = tiles.some(({ image }) => image);
  return (
    <ul role="list" className={classNames(styles.tiles, hasPictures ? styles[look] : styles.plain)}>
      {tiles.map((tile, index) => (
        <li key={tile.id} className={styles.item}>
          <a href={tile.href} className={styles.tile}>
            {hasPictures && (
              <span className={styles.media}>
                <Picture image={tile.image} sizes={SIZES[look]} ratio="square" alt="" priority={isFirst && index < PRIORITY_COUNT} className={styles.picture} />
              </span>
            )}
            <span className={styles.title}>{tile.title}</span>
            <span className={styles.count}>{t('list.count', { count: tile.productCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
