import { routePath } from '@feszek/contract';
import type { PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import type { Crumb } from '@feszek/ui';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import type { PageView } from './pageView.ts';

/** From the home page to the page. */
export function pageCrumbs({ title, addresses }: Pick<PageView, 'title' | 'addresses'>, { locale, t }: Pick<HeadContext, 'locale' | 't'>): Crumb[] {
  return [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: title, href: addresses[locale] }];
}

/** The head of a page. Earlier versions and previews are not indexed. */
export function pageHead(page: PageView, context: HeadContext): PageHead {
  const { title, description, addresses, isCurrent, isPreview } = page;
  return {
    title,
    description,
    canonical: addresses[context.locale],
    alternates: addresses,
    ...((isPreview || !isCurrent) && { robots: 'noindex' }),
    structuredData: [breadcrumbList(pageCrumbs(page, context))],
  };
}
