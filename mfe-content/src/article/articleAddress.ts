import { routePath } from '@feszek/contract';
import type { ArticleTopic, Locale } from '@feszek/contract';
import { blogPath } from './blogPath.ts';

/** The address of an article. */
export function articlePath(locale: Locale, slug: string): string {
  return routePath('blog-slug', locale, { slug });
}

/** The address of the articles of a topic. */
export function topicPath(locale: Locale, { slug }: Pick<ArticleTopic, 'slug'>): string {
  return blogPath(locale, { topic: slug });
}
