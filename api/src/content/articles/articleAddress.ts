import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

export interface ArticleSlugs {
  readonly slug_hu: string;
  readonly slug_en: string;
}

/** The path of an article. */
export function articleAddress({ slug_hu: hu, slug_en: en }: ArticleSlugs, locale: Locale): string {
  return routePath('blog-slug', locale, { slug: locale === 'hu' ? hu : en });
}

export function articleAddresses(article: ArticleSlugs): Record<Locale, string> {
  return { hu: articleAddress(article, 'hu'), en: articleAddress(article, 'en') };
}
