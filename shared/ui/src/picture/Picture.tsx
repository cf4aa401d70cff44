import { imageSrcSet, imageUrl } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { classNames } from '../classNames.ts';
import { StandIn } from './StandIn.tsx';
import { useRetriedImage } from './useRetriedImage.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** `null`: there is no picture, and the stand-in is shown. */
  readonly image: Image | null;
  /** The shown width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Crops to a shape; `natural` keeps the picture's own. */
  readonly ratio?: 'natural' | 'portrait' | 'square' | 'landscape' | 'wide';
  /** The main picture of a page: fetched at once and first. All others are lazy. */
  readonly priority?: boolean;
  /** Replaces the picture's alternative text; empty if a text beside it says the same. */
  readonly alt?: string;
  /** For the picture itself. Round corners, and the place in a grid, belong to an element around it: a placeholder lies behind it. */
  readonly className?: string;
}

/** A picture from the shop's image pipeline, or the stand-in for a missing one. */
export function Picture({ image, ...props }: PictureProps) {
  return image ? <Photograph image={image} {...props} /> : <StandIn className={classNames(shapeOf(props.ratio), props.className)} />;
}

function shapeOf(ratio: PictureProps['ratio'] = 'natural'): string {
  return classNames(ratio !== 'natural' && styles.cropped, ratio !== 'natural' && styles[ratio]);
}

/** The class for the focal point of a crop, in steps of a quarter, since no page has inline styles. */
function focusOf({ focus_x: x, focus_y: y }: Image): string {
  const step = (percent: number) => Math.round(percent / 25) * 25;
  return classNames(x !== undefined && styles[`x${step(x)}`], y !== undefined && styles[`y${step(y)}`]);
}

/**
 * A picture of the shop. Its width and height reserve its space before it is loaded, and its placeholder,
 * if it has one, fills this space. A picture that does not load is requested again.
 */
function Photograph({ image, sizes, ratio, priority = false, alt, className }: PictureProps & { readonly image: Image }) {
  const { ref, attempt, isAwaitingRetry, isLoaded, handleLoad, handleError } = useRetriedImage();
  // The placeholder has the frame's shape.
  const placeholder = image.framed === undefined ? image.placeholder : undefined;
  const shape = shapeOf(ratio);
  const picture = (
    <img
      key={attempt}
      ref={ref}
      className={classNames(styles.picture, shape, focusOf(image), placeholder && styles.above, isAwaitingRetry && styles.awaited, className)}
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
      <img className={classNames(styles.picture, styles.placeholder, isLoaded && styles.covered)} src={`data:image/webp;base64,${placeholder}`} alt="" />
    </span>
  );
}
