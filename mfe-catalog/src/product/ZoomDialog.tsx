import type { Image } from '@feszek/contract';
import { IconButton, VisuallyHidden, classNames } from '@feszek/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '../i18n.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useTrack } from './useTrack.ts';
import { ZoomPane } from './ZoomPane.tsx';
import type { ZoomPoint } from './ZoomPane.tsx';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  readonly images: readonly Image[];
  /** Index of the first shown picture. */
  readonly first: number;
  /** Called with the index of the last shown picture. */
  readonly onClose: (last: number) => void;
}

/** Distance by which an arrow key moves an enlarged picture, in pixels. */
const STEP = 80;
const STEPS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map(Object.entries({ ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }));

const MIDDLE: ZoomPoint = { x: 0.5, y: 0.5 };

/** The pictures full-screen: changed by swiping, arrow keys and thumbnails, enlarged by click, tap, plus and minus. */
export function ZoomDialog({ images, first, onClose }: ZoomDialogProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const { ref: track, shown, show, handleScroll, handleScrollEnd, turnByKey } = useTrack(images.length, first);
  const [point, setPoint] = useState<ZoomPoint | null>(null);
  const isLarge = point !== null;

  // After opening, because a closed dialog has no layout.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    track.current?.children[first]?.scrollIntoView({ behavior: 'instant' });
    return () => element?.close();
  }, [first, track]);

  // The focus moves from the previous picture to the shown one.
  useLayoutEffect(() => {
    const list = track.current;
    const now = list?.children[shown];
    if (list?.contains(document.activeElement) && !now?.contains(document.activeElement)) now?.querySelector('button')?.focus({ preventScroll: true });
  }, [shown, track]);

  /** After the last picture comes the first. */
  function turn(index: number) {
    setPoint(null);
    show((index + images.length) % images.length);
  }

  /** Moves the enlarged picture with the arrow keys, whichever button has the focus. */
  function moveByKey(event: KeyboardEvent) {
    const step = STEPS.get(event.key);
    if (!step) return;
    event.preventDefault();
    track.current?.children[shown]?.scrollBy({ left: step[0], top: step[1] });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === '+') setPoint(MIDDLE);
    else if (event.key === '-') setPoint(null);
    else if (isLarge) moveByKey(event);
    else turnByKey(event);
  }

  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={t('zoom.label')} onKeyDown={handleKeyDown} onClose={() => onClose(shown)}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <p className={styles.place} aria-live="polite">
            <span aria-hidden="true">{t('gallery.place', { number: shown + 1, count: images.length })}</span>
            <VisuallyHidden>{t('gallery.show', { number: shown + 1, count: images.length })}</VisuallyHidden>
          </p>
          <IconButton icon={isLarge ? 'minus' : 'plus'} label={t(isLarge ? 'zoom.out' : 'zoom.in')} onClick={() => setPoint(isLarge ? null : MIDDLE)} />
          <IconButton icon="close" label={t('zoom.close')} onClick={() => onClose(shown)} />
        </div>
        <ul role="list" ref={track} className={classNames(styles.track, isLarge && styles.held)} onScroll={isLarge ? undefined : handleScroll} onScrollEnd={isLarge ? undefined : handleScrollEnd}>
          {images.map((image, index) => (
            <ZoomPane key={image.path} image={image} isShown={index === shown} point={index === shown ? point : null} onZoom={setPoint} />
          ))}
        </ul>
        {images.length > 1 && (
          <div className={styles.foot}>
            <IconButton icon="chevron-left" label={t('zoom.previous')} onClick={() => turn(shown - 1)} />
            <Thumbnails images={images} shown={shown} onShow={turn} />
            <IconButton icon="chevron-right" label={t('zoom.next')} onClick={() => turn(shown + 1)} />
          </div>
        )}
      </div>
    </dialog>
  );
}
