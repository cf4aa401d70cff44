import { framedImage } from '@feszek/contract';
import type { Image, Locale } from '@feszek/contract';
import type { StoredImage } from './storedImage.ts';

/** A picture in lists. A page has many of them, so it comes without its placeholder. */
export function wireImage({ path, alt, width, height, focus_x, focus_y }: StoredImage, locale: Locale): Image {
  return { path, alt: alt[locale], width, height, ...(focus_x !== undefined && { focus_x }), ...(focus_y !== undefined && { focus_y }) };
}

/** The same picture where a page has many. */
export function withoutPlaceholder({ placeholder: _, ...image }: Image): Image {
  return image;
}

/** A picture on cards and cart lines: whole, in the frame of a card. */
export function cardImage(image: StoredImage, locale: Locale): Image {
  const { framed } = image;
  return framedImage({ ...wireImage(image, locale), ...(framed !== undefined && { framed }) });
}

/** A picture on a product's page: with its placeholder, in both shapes. */
export function pageImage(image: StoredImage, locale: Locale): Image {
  return { ...image, alt: image.alt[locale] };
}
