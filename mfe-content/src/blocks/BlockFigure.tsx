import type { Image } from '@feszek/contract';
import { Picture } from '@feszek/ui';
import styles from './BlockFigure.module.css';

const SIZES = '(min-width: 64rem) 52rem, 100vw';

/** A picture in the text, with its caption. */
export function BlockFigure({ image, caption }: { readonly image: Image; readonly caption: string | null }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <Picture image={image} sizes={SIZES} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
