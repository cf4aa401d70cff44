import { imageSrcSet, imageUrl } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { classNames } from '../classNames.ts';
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

/** A picture from the shop's image pipeline. Its width and height hold its place before it arrives. */
export function Picture({ image, sizes, ratio = 'natural', priority = false, alt, className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, ratio !== 'natural' && styles.cropped, ratio !== 'natural' && styles[ratio], className)}
      src={imageUrl(image.path, 768)}
      srcSet={imageSrcSet(image.path)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}
