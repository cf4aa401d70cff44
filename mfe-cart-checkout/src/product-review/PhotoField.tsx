import { REVIEW_LIMITS } from '@feszek/contract';
import type { ReviewItem } from '@feszek/contract';
import { Field, FileInput, IconButton, Notice, Picture, Spinner } from '@feszek/ui';
import { useRef } from 'react';
import { useT } from '../i18n.ts';
import { PHOTO_TYPES, usePhotos } from './usePhotos.ts';
import styles from './ProductReview.module.css';

interface PhotoFieldProps {
  readonly token: string;
  readonly item: ReviewItem;
}

/** The photographs of a review. */
export function PhotoField({ token, item }: PhotoFieldProps) {
  const t = useT();
  const { photos, uploading, faults, add, remove } = usePhotos(token, item);
  const input = useRef<HTMLInputElement>(null);
  const left = REVIEW_LIMITS.photos - photos.length - uploading;
  return (
    <div className={styles.photoField}>
      {(photos.length > 0 || uploading > 0) && (
        <ul role="list" className={styles.photos} aria-label={t('productReview.photos')}>
          {photos.map(({ id, image }, index) => (
            <li key={id} className={styles.photo}>
              <Picture image={{ ...image, alt: t('productReview.photo', { number: index + 1 }) }} sizes="6rem" ratio="square" />
              <IconButton
                icon="trash"
                label={t('productReview.removePhoto', { number: index + 1 })}
                raised
                className={styles.remove}
                onClick={() => {
                  remove(id);
                  input.current?.focus();
                }}
              />
            </li>
          ))}
          {Array.from({ length: uploading }, (_, index) => (
            <li key={`uploading-${index}`} className={styles.uploading}><Spinner /></li>
          ))}
        </ul>
      )}
      <Field label={t('productReview.photos')} note={t('checkout.optional')} hint={t('productReview.photosHint', { count: REVIEW_LIMITS.photos, max: REVIEW_LIMITS.photoMegabytes })}>
        {({ required: _, ...control }) => (
          <FileInput
            {...control}
            ref={input}
            multiple
            full={left <= 0}
            accept={PHOTO_TYPES.join()}
            onClick={(event) => {
              if (left <= 0) event.preventDefault();
            }}
            onChange={({ target }) => {
              add([...(target.files ?? [])].slice(0, Math.max(0, left)));
              // The same file can be chosen again after an error.
              target.value = '';
            }}
          >
            <span className={styles.choose} aria-hidden="true">{left > 0 ? t('productReview.choosePhotos') : t('productReview.photosFull')}</span>
          </FileInput>
        )}
      </Field>
      <div role="status" className={styles.note}>{uploading > 0 ? t('productReview.uploading') : photos.length > 0 ? t('productReview.photoCount', { count: photos.length }) : ''}</div>
      {faults.length > 0 && (
        <Notice tone="error" role="alert">
          <ul>{faults.map((fault) => <li key={fault}>{fault}</li>)}</ul>
        </Notice>
      )}
    </div>
  );
}
