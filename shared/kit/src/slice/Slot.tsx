import { useEffect, useRef } from 'react';
import { useShop } from './ShopContext.ts';

const NOTHING = { __html: '' };

/**
 * A place for another slice's fragment, one level deep.
 *
 * On the server the shell fills it. In the browser the fragment is mounted into it as a parcel; React
 * does not manage its content, so that the server's HTML stays.
 *
 * @param name - slice and fragment, e.g. `content/faq-teaser`
 */
export function Slot({ name, className }: { readonly name: string; readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { browser } = useShop();
  useEffect(() => {
    if (place.current && browser) return browser.mountFragment(name, place.current);
  }, [name, browser]);
  return <div ref={place} data-slot={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
