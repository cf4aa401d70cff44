import { LIMITS } from '@feszek/contract';
import type { Image, ProductsByIds } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { useRef, useState } from 'react';
import type { CardData } from './cardOf.ts';

export interface SwatchPreview {
  /** The picture of the variant that is pointed at; `null` if there is none or it is not loaded. */
  readonly preview: Image | null;
  /** See `SwatchLinks`. */
  readonly pointAt: (href: string | null) => void;
}

/** The pictures of a card's variants, which are loaded when one of its swatches is pointed at for the first time. */
export function useSwatchPreview({ swatches }: Pick<CardData, 'swatches'>): SwatchPreview {
  const browser = useBrowser();
  const isLoading = useRef(false);
  const [href, setHref] = useState<string | null>(null);
  /** By the address of the variant. */
  const [pictures, setPictures] = useState<ReadonlyMap<string, Image | null>>();

  async function load(): Promise<void> {
    isLoading.current = true;
    try {
      const ids = swatches.slice(0, LIMITS.pageSize).map(({ id }) => id).join(',');
      const { products } = await browser().api.get<ProductsByIds>('/api/products/by-ids', { query: { ids } });
      const images = new Map(products.map(({ id, image }) => [id, image]));
      setPictures(new Map(swatches.map((swatch) => [swatch.href, images.get(swatch.id) ?? null])));
    } catch {
      // Without its picture a swatch is still a link. The next one that is pointed at tries again.
    } finally {
      isLoading.current = false;
    }
  }

  function pointAt(next: string | null): void {
    setHref(next);
    if (next !== null && !pictures && !isLoading.current) void load();
  }

  return { preview: (href !== null && pictures?.get(href)) || null, pointAt };
}
