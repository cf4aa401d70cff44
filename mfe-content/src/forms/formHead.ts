import { routePath } from '@feszek/contract';
import type { PageHead, RouteName } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';

/** The head of a screen with a form. */
export function formHead(route: RouteName, texts: 'contact' | 'newsletter' | 'dataSheet', { locale, t }: Pick<HeadContext, 'locale' | 't'>): PageHead {
  return {
    title: t(`${texts}.title`),
    description: t(`${texts}.description`),
    canonical: routePath(route, locale),
    alternates: { hu: routePath(route, 'hu'), en: routePath(route, 'en') },
    structuredData: [breadcrumbList([{ label: t('faq.home'), href: routePath('index', locale) }, { label: t(`${texts}.title`), href: routePath(route, locale) }])],
  };
}
