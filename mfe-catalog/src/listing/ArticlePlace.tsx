import { Slot } from '@feszek/kit';
import { useLayoutEffect, useRef } from 'react';

export interface ArticlePlaceProps {
  /** The category that the article fits; `undefined` in a list of all categories. */
  readonly categoryId: number | undefined;
  /** Which place of its list this is, counted from 1. */
  readonly place: number;
}

/**
 * The place of an article in a list. An article that comes with the page is shown. One that arrives later is shown only
 * below the window: anywhere else it would move the cards that the visitor sees.
 */
export function ArticlePlace({ categoryId, place }: ArticlePlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || current.querySelector('article')) return;
    // The callback runs before the browser paints the article.
    const observer = new MutationObserver(() => {
      if (!current.querySelector('article')) return;
      observer.disconnect();
      current.hidden = current.getBoundingClientRect().top < window.innerHeight;
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box}>
      <Slot name="content/article-tile" params={{ ...(categoryId !== undefined && { category: String(categoryId) }), place: String(place) }} />
    </div>
  );
}
