import type { Image } from '@feszek/contract';
import { Picture, classNames } from '@feszek/ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '../i18n.ts';
import { GALLERY_SIZES } from './gallerySizes.ts';
import styles from './Gallery.module.css';

const SMALL_SIZES = '(min-width: 90rem) 384px, (min-width: 64rem) 27vw, (min-width: 40rem) 64vw, 100vw';
const THUMBNAIL_SIZES = '88px';

/** Where a key leads from a picture; `undefined` for keys that lead nowhere. */
function targetOf(key: string, shown: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

/**
 * A product's pictures: on a phone and a tablet swiped, turned with the arrow keys, or chosen by their thumbnails; on a
 * desktop all of them at once.
 */
export function Gallery({ images }: { readonly images: readonly Image[] }) {
  const t = useT();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  /** From the start of one picture to the start of the next, in pixels. */
  function step(): number {
    const [first, second] = track.current?.children ?? [];
    if (!first) return 1;
    return Math.max(1, second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : first.clientWidth);
  }

  function handleScroll() {
    setShown(Math.min(images.length - 1, Math.round((track.current?.scrollLeft ?? 0) / step())));
  }

  function show(index: number) {
    setShown(index);
    track.current?.scrollTo({ left: index * step() });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, shown, images.length);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  }

  return (
    <section className={styles.gallery} aria-label={t('gallery.label')}>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable with the keyboard */}
        <ul role="list" ref={track} className={styles.track} tabIndex={0} aria-label={t('gallery.pictures')} onScroll={handleScroll} onKeyDown={handleKeyDown}>
          {images.map((image, index) => (
            <li key={image.path} className={styles.slide}>
              <Picture image={image} sizes={index === 0 ? GALLERY_SIZES : SMALL_SIZES} ratio="portrait" priority={index === 0} />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p className={styles.place} aria-hidden="true">
            {t('gallery.place', { number: shown + 1, count: images.length })}
          </p>
        )}
      </div>
      {images.length > 1 && (
        <ul role="list" className={styles.thumbnails} data-print="hide">
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
