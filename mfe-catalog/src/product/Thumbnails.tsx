import { framedImage } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { Picture, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './Thumbnails.module.css';

const SIZES = '88px';

export interface ThumbnailsProps {
  readonly images: readonly Image[];
  /** Index of the shown picture. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly className?: string;
}

/** Thumbnails that select the large picture; nothing for a single picture. */
export function Thumbnails({ images, shown, onShow, className }: ThumbnailsProps) {
  const t = useT();
  if (images.length < 2) return null;
  return (
    <ul role="list" className={classNames(styles.thumbnails, className)} data-print="hide">
      {images.map((image, index) => (
        <li key={image.path}>
          <button
            type="button"
            className={classNames(styles.thumbnail, index === shown && styles.shown)}
            aria-label={t('gallery.show', { number: index + 1, count: images.length })}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <Picture image={framedImage(image)} sizes={SIZES} ratio="portrait" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
