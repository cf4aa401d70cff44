import { imageSrcSet, imageUrl, routePath } from '@feszek/contract';
import type { PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import type { Crumb } from '@feszek/ui';
import { blogFeeds } from './blogFeeds.ts';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { topicPath } from './articleAddress.ts';
import type { ArticleView } from './articleView.ts';

/** The `sizes` of the cover, which the page preloads. */
export const COVER_SIZES = '(min-width: 90rem) 86rem, 100vw';

/** From the home page to the article. */
export function articleCrumbs({ title, topic, addresses }: Pick<ArticleView, 'title' | 'topic' | 'addresses'>, { locale, t }: Pick<HeadContext, 'locale' | 't'>): Crumb[] {
  return [
    { label: t('breadcrumb.home'), href: routePath('index', locale) },
    { label: t('blog.title'), href: routePath('blog', locale) },
    { label: topic.title, href: topicPath(locale, topic) },
    { label: title, href: addresses[locale] },
  ];
}

/** The article for search engines: https://schema.org/Article. */
function articleStructure({ title, description, published_at, updated_at, cover, addresses, topic }: ArticleView, { locale }: HeadContext): object {
  const shop = { '@type': 'Organization', '@id': '/#organization', name: 'Fészek', url: routePath('index', locale) };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: locale,
    articleSection: topic.title,
    datePublished: published_at,
    dateModified: updated_at ?? published_at,
    mainEntityOfPage: addresses[locale],
    author: shop,
    publisher: shop,
    ...(cover && { image: [imageUrl(cover.path, 1280)] }),
  };
}

export function articleHead(article: ArticleView, context: HeadContext): PageHead {
  const { title, description, cover, shareImage, addresses, isPreview } = article;
  return {
    title,
    description,
    canonical: addresses[context.locale],
    alternates: addresses,
    // The picture of an article exists from its publication on.
    ...(isPreview ? { robots: 'noindex' } : { shareImage }),
    feeds: blogFeeds(context.locale, context.t),
    structuredData: [articleStructure(article, context), breadcrumbList(articleCrumbs(article, context))],
    type: 'article',
    ...(cover && { preloadImages: [{ srcSet: imageSrcSet(cover.path), sizes: COVER_SIZES }] }),
  };
}
