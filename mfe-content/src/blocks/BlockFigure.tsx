import type { Image } from '@feszek/contract';
import { Picture } from '@feszek/ui';
import styles from './BlockFigure.module.css';

const SIZES = '(min-width: 64rem) 52rem, 100vw';

/** A picture in the text, with its caption. */
export function BlockFigure({ image, caption }: { readonly image: Image; readonly caption: string | null }) {
  return (
    <figure className={styles.figure}>
      <Picture image={image} sizes={SIZES} className={styles.picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
