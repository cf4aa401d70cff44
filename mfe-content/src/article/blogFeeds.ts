import type { Locale, PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';

/** The feeds of the blog in one language. */
export function blogFeeds(locale: Locale, t: HeadContext['t']): NonNullable<PageHead['feeds']> {
  const title = t('blog.feed');
  return [
    { type: 'application/rss+xml', title, href: `/feeds/blog-${locale}.xml` },
    { type: 'application/feed+json', title, href: `/feeds/blog-${locale}.json` },
  ];
}
