import { routePath } from '@feszek/contract';
import type { PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import type { Crumb } from '@feszek/ui';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { showroomData } from '../showrooms/showroomData.ts';
import type { PageView } from './pageView.ts';

/** From the home page to the page. */
export function pageCrumbs({ title, addresses }: Pick<PageView, 'title' | 'addresses'>, { locale, t }: Pick<HeadContext, 'locale' | 't'>): Crumb[] {
  return [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: title, href: addresses[locale] }];
}

/** Pages about one visitor, which search engines do not index. */
const UNINDEXED: ReadonlySet<string> = new Set(['data-sheet']);

/** The head of a page. Earlier versions and previews are not indexed. */
export function pageHead(page: PageView, context: HeadContext): PageHead {
  const { key, title, description, addresses, isCurrent, isPreview, showrooms } = page;
  return {
    title,
    description,
    canonical: addresses[context.locale],
    alternates: addresses,
    ...((isPreview || !isCurrent || UNINDEXED.has(key)) && { robots: 'noindex' }),
    structuredData: [breadcrumbList(pageCrumbs(page, context)), ...showrooms.map((showroom) => showroomData(showroom, context.locale))],
  };
}
