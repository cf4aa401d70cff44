import { imageSrcSet, routePath } from '@feszek/contract';
import type { ArticleList, PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import type { Crumb } from '@feszek/ui';
import { LEAD_SIZES } from '../article/ArticleTeaser.tsx';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { blogFeeds } from '../article/blogFeeds.ts';
import { blogPath } from '../article/blogPath.ts';

/** From the home page to the list. */
export function blogCrumbs({ topic }: Pick<ArticleList, 'topic'>, { locale, t }: Pick<HeadContext, 'locale' | 't'>): Crumb[] {
  return [
    { label: t('breadcrumb.home'), href: routePath('index', locale) },
    { label: t('blog.title'), href: blogPath(locale) },
    ...(topic ? [{ label: topic.title, href: blogPath(locale, { topic: topic.slug }) }] : []),
  ];
}

/** The title of a page of the list. */
export function blogTitle({ topic, paging: { page } }: Pick<ArticleList, 'topic' | 'paging'>, t: HeadContext['t']): string {
  const title = topic ? t('blog.titleOfTopic', { topic: topic.title }) : t('blog.title');
  return page > 1 ? t('blog.titleOfPage', { title, page }) : title;
}

export function blogHead(list: ArticleList, { locale, t }: HeadContext): PageHead {
  const { topic, paging: { page }, articles } = list;
  const cover = articles[0]?.cover;
  const isFirst = page === 1 && !topic;
  const description = topic ? t('blog.descriptionOfTopic', { topic: topic.title }) : t('blog.description');
  const address = (of: 'hu' | 'en') => blogPath(of, { topic: topic?.slugs[of], page });
  return {
    title: blogTitle(list, t),
    description: page > 1 ? t('blog.descriptionOfPage', { description, page }) : description,
    canonical: address(locale),
    alternates: { hu: address('hu'), en: address('en') },
    feeds: blogFeeds(locale, t),
    structuredData: [breadcrumbList(blogCrumbs(list, { locale, t }))],
    ...(cover && isFirst && { preloadImages: [{ srcSet: imageSrcSet(cover.path), sizes: LEAD_SIZES }] }),
  };
}
