import type { Image } from '@feszek/contract';
import { Picture, VisuallyHidden, classNames } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { useT } from '../i18n.ts';
import { GALLERY_SIZES } from './gallerySizes.ts';
import styles from './ZoomDialog.module.css';

/** A point of a picture, from 0 to 1 in both directions. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

export interface ZoomPaneProps {
  readonly image: Image;
  readonly isShown: boolean;
  /** The centre of an enlarged picture; `null`: the whole picture is visible. */
  readonly point: ZoomPoint | null;
  readonly onZoom: (point: ZoomPoint | null) => void;
}

/** A press that moves further, in pixels, is not a click. */
const STILL = 4;

/** A full-screen picture. An enlarged picture moves by touch, mouse and wheel. */
export function ZoomPane({ image, isShown, point, onZoom }: ZoomPaneProps) {
  const t = useT();
  const pane = useRef<HTMLLIElement>(null);
  const moved = useRef(0);
  const isLarge = point !== null;

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !point) return;
    element.scrollTo({ left: point.x * element.scrollWidth - element.clientWidth / 2, top: point.y * element.scrollHeight - element.clientHeight / 2, behavior: 'instant' });
  }, [point]);

  function handleClick({ clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    if (moved.current > STILL) return;
    const box = pane.current?.querySelector('img')?.getBoundingClientRect();
    const isByKey = detail === 0;
    const at = box && !isByKey ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0.5, y: 0.5 };
    onZoom(isLarge ? null : at);
  }

  function handlePointerMove({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (!isLarge || pointerType !== 'mouse' || buttons !== 1) return;
    moved.current += Math.abs(movementX) + Math.abs(movementY);
    pane.current?.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  }

  return (
    <li ref={pane} className={classNames(styles.pane, isLarge && styles.large)} inert={!isShown}>
      <button
        type="button"
        className={styles.toggle}
        onClick={handleClick}
        onPointerDown={() => {
          moved.current = 0;
        }}
        onPointerMove={handlePointerMove}
      >
        <Picture image={image} sizes={isLarge ? '220vw' : GALLERY_SIZES} className={styles.picture} />
        <VisuallyHidden>, {t(isLarge ? 'zoom.out' : 'zoom.in')}</VisuallyHidden>
      </button>
    </li>
  );
}
