import { imageSrcSet, imageUrl } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { classNames } from '../classNames.ts';
import { useRetriedImage } from './useRetriedImage.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  readonly image: Image;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** Crops to a shape; `natural` keeps the picture's own. */
  readonly ratio?: 'natural' | 'portrait' | 'square' | 'landscape' | 'wide';
  /** The main picture of a page: fetched at once and first. All others wait until they come near. */
  readonly priority?: boolean;
  /** Replaces the picture's own text; empty where the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

/**
 * A picture from the shop's image pipeline. Its width and height hold its place before it arrives, and its placeholder,
 * where it has one, fills this place. A picture that does not load is requested again.
 */
export function Picture({ image, sizes, ratio = 'natural', priority = false, alt, className }: PictureProps) {
  const { ref, attempt, isAwaitingRetry, handleLoad, handleError } = useRetriedImage();
  const { placeholder } = image;
  const shape = classNames(ratio !== 'natural' && styles.cropped, ratio !== 'natural' && styles[ratio]);
  const picture = (
    <img
      key={attempt}
      ref={ref}
      className={classNames(styles.picture, shape, placeholder && styles.above, isAwaitingRetry && styles.awaited, className)}
      src={imageUrl(image.path, 768)}
      srcSet={imageSrcSet(image.path)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onLoad={handleLoad}
      onError={handleError}
    />
  );
  if (!placeholder) return picture;
  return (
    <span className={classNames(styles.stack, shape)}>
      {picture}
      <img className={classNames(styles.picture, styles.placeholder)} src={`data:image/webp;base64,${placeholder}`} alt="" />
    </span>
  );
}
