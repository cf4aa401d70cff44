import type { Image } from '@feszek/contract';
import { Picture, classNames } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import { GALLERY_SIZES } from './gallerySizes.ts';
import styles from './Gallery.module.css';

const THUMBNAIL_SIZES = '88px';

/** A product's pictures: swiped, scrolled with the arrow keys, or chosen by their thumbnails. */
export function Gallery({ images }: { readonly images: readonly Image[] }) {
  const t = useT();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
  }

  function show(index: number) {
    setShown(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  }

  return (
    <section className={styles.gallery} aria-label={t('gallery.label')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <ul role="list" ref={track} className={styles.track} tabIndex={0} aria-label={t('gallery.pictures')} onScroll={handleScroll}>
        {images.map((image, index) => (
          <li key={image.path} className={styles.slide}>
            <Picture image={image} sizes={GALLERY_SIZES} ratio="portrait" priority={index === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul role="list" className={styles.thumbnails}>
          {images.map((image, index) => (
            <li key={image.path}>
              <button
                type="button"
                className={classNames(styles.thumbnail, index === shown && styles.shown)}
                aria-label={t('gallery.show', { number: index + 1, count: images.length })}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <Picture image={image} sizes={THUMBNAIL_SIZES} ratio="portrait" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
