import { slotMarker } from '@feszek/contract';
import { useEffect, useRef, useState } from 'react';
import { useShop } from './ShopContext.ts';

/**
 * A place for another slice's fragment, one level deep. It may stand several times on a page.
 *
 * On the server the shell replaces the marker by the fragment. In the browser the fragment is mounted into the place as a
 * parcel. React does not own the content, so it keeps what the server put there.
 *
 * @param name - slice and fragment, e.g. `content/faq-teaser`
 */
export function Slot({ name, className }: { readonly name: string; readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { browser } = useShop();
  // React writes the content again where this object is another one, so it stays the same for the life of the place.
  const [content] = useState(() => ({ __html: slotMarker(name) }));
  useEffect(() => {
    if (place.current && browser) return browser.mountFragment(name, place.current);
  }, [name, browser]);
  return <div ref={place} data-slot={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
