import { framedImage, imageUrl } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { Icon, Picture, VisuallyHidden, classNames } from '@feszek/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useT } from '../i18n.ts';
import { GALLERY_SIZES, mainSizes } from './gallerySizes.ts';
import { loadZoom } from './loadZoom.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useTrack } from './useTrack.ts';
import type { ZoomDialogProps } from './ZoomDialog.tsx';
import styles from './Gallery.module.css';

const SMALL_SIZES = '(min-width: 90rem) 384px, (min-width: 64rem) 27vw, (min-width: 40rem) 64vw, 100vw';
/** The width of the pictures' fallback address, in pixels: the largest one. */
const WIDEST = 1536;

export interface GalleryProps {
  readonly images: readonly Image[];
  /** For a wide product: the frames are square instead of 4:5. */
  readonly isWide?: boolean;
}

/**
 * A product's pictures. On a phone and a tablet they scroll by swiping, with the arrow keys or by thumbnails; on a desktop
 * all are visible. Each opens full-screen, with code that is loaded when it is first needed.
 */
export function Gallery({ images, isWide = false }: GalleryProps) {
  const t = useT();
  const { ref, shown, show, handleScroll, handleScrollEnd, turnByKey } = useTrack(images.length);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps> | null>(null);
  const last = useRef<number | null>(null);

  // If the dialog cannot be loaded, the click opens the picture itself.
  const doWithout = useEffectEvent(() => {
    const image = images[zoomed ?? 0];
    if (image) window.location.assign(imageUrl(image.path, WIDEST));
  });
  useEffect(() => {
    if (zoomed === null || Zoom) return;
    loadZoom().then((loaded) => setZoom(() => loaded), () => doWithout());
  }, [zoomed, Zoom]);

  function handleKeyDown(event: KeyboardEvent) {
    const target = turnByKey(event);
    if (target !== undefined) ref.current?.querySelectorAll('button')[target]?.focus();
  }

  function handleClose(index: number) {
    last.current = index;
    setZoomed(null);
  }

  // The browser restores the focus to the opened picture; it moves to the last shown one.
  const restoreFocus = useEffectEvent(() => {
    if (last.current === null) return;
    ref.current?.querySelectorAll('button')[last.current]?.focus({ preventScroll: true });
    show(last.current, 'instant');
    last.current = null;
  });
  useLayoutEffect(() => {
    if (zoomed === null) restoreFocus();
  }, [zoomed]);

  if (images.length === 0) return <NoPicture isWide={isWide} />;
  return (
    <section className={classNames(styles.gallery, isWide && styles.wide)} aria-label={t('gallery.label')}>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the buttons in it */}
        <ul role="list" ref={ref} className={styles.track} aria-label={t('gallery.pictures')} onScroll={handleScroll} onScrollEnd={handleScrollEnd} onKeyDown={handleKeyDown}>
          {images.map((image, index) => (
            <li key={image.path} className={styles.slide}>
              <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setZoomed(index)} onFocus={() => show(index)} data-replay>
                <Picture image={framedImage(image)} sizes={index === 0 ? mainSizes(isWide) : SMALL_SIZES} ratio={isWide ? 'square' : 'portrait'} priority={index === 0} />
                <VisuallyHidden>, {t('zoom.open')}</VisuallyHidden>
                <span className={styles.mark}>
                  <Icon name="expand" size="small" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p className={styles.place} aria-hidden="true">
            {t('gallery.place', { number: shown + 1, count: images.length })}
          </p>
        )}
      </div>
      <Thumbnails images={images} shown={shown} onShow={show} className={styles.thumbnails} />
      {Zoom && zoomed !== null && <Zoom images={images} first={zoomed} onClose={handleClose} />}
    </section>
  );
}

/** The stand-in of a product without pictures. */
function NoPicture({ isWide }: { readonly isWide: boolean }) {
  const t = useT();
  return (
    <figure className={styles.empty}>
      <Picture image={null} sizes={GALLERY_SIZES} ratio={isWide ? 'square' : 'portrait'} />
      <figcaption className={styles.emptyText}>{t('gallery.none')}</figcaption>
    </figure>
  );
}
