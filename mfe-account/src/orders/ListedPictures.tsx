import type { Image } from '@feszek/contract';
import { Picture } from '@feszek/ui';
import styles from './OrdersScreen.module.css';

/** The pictures of the first items of an order or a quote request. */
export function ListedPictures({ images }: { readonly images: readonly Image[] }) {
  if (images.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {images.map((image) => (
        <div key={image.path} className={styles.picture}>
          <Picture image={image} alt="" sizes="4rem" ratio="portrait" />
        </div>
      ))}
    </div>
  );
}
