import { slotMarker, slotReference } from '@feszek/contract/composition';
import type { SlotParams } from '@feszek/contract';
import { useEffect, useRef, useState } from 'react';
import { useShop } from './ShopContext.ts';

export interface SlotProps {
  /** Slice and fragment, e.g. `catalog/products`. */
  readonly name: string;
  /** What the part shows. The part declares its parameters; one that refuses them shows nothing. */
  readonly params?: SlotParams;
  readonly className?: string;
}

/**
 * A place for another slice's fragment, one level deep. A page may contain it several times, with the same or with other
 * parameters.
 *
 * On the server the shell replaces the marker by the fragment. In the browser the fragment is mounted into the place as a
 * parcel. React does not own the content, so it keeps the server's HTML.
 */
export function Slot({ name, params, className }: SlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { browser } = useShop();
  const reference = slotReference(name, params);
  // React writes the content again if this object changes, so the object stays the same while the place is mounted.
  const [content] = useState(() => ({ __html: slotMarker(reference) }));
  useEffect(() => {
    if (place.current && browser) return browser.mountFragment(reference, place.current);
  }, [reference, browser]);
  return <div ref={place} data-slot={reference} className={className} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
