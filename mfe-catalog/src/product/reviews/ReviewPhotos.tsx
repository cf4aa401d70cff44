import { imageUrl } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { Picture } from '@feszek/ui';
import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { useT } from '../../i18n.ts';
import { loadZoom } from '../loadZoom.ts';
import type { ZoomDialogProps } from '../ZoomDialog.tsx';
import styles from './Reviews.module.css';

/** The width of the picture that a link opens without scripts, in pixels. */
const WIDEST = 1536;

/** The photographs of a review. Each is a link to itself; with scripts it opens the dialog of the gallery, which is loaded then. */
export function ReviewPhotos({ photos }: { readonly photos: readonly Image[] }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps> | null>(null);

  async function open(event: MouseEvent, index: number): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const href = imageUrl(photos[index]?.path ?? '', WIDEST);
    try {
      const loaded = await loadZoom();
      setZoom(() => loaded);
      setFirst(index);
    } catch {
      window.location.assign(href);
    }
  }

  function close(index: number): void {
    setFirst(null);
    list.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul role="list" ref={list} className={styles.photos} aria-label={t('reviews.photos')}>
        {photos.map((photo, index) => (
          <li key={photo.path}>
            <a href={imageUrl(photo.path, WIDEST)} target="_self" className={styles.photo} data-replay="" aria-label={t('reviews.openPhoto', { number: index + 1, count: photos.length })} onClick={(event) => void open(event, index)}>
              <Picture image={photo} sizes="6rem" ratio="square" alt="" />
            </a>
          </li>
        ))}
      </ul>
      {Zoom && first !== null && <Zoom images={photos} first={first} onClose={close} />}
    </>
  );
}
