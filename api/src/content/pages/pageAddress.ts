import { isNamedPage, PAGE_ROUTES } from '@feszek/content-folder';
import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

export interface PageName {
  readonly key: string;
  readonly slug_hu: string | null;
  readonly slug_en: string | null;
}

/** The path of a page: of its route, or below the language for a generic page. */
export function pageAddress(page: PageName, locale: Locale): string {
  const route = isNamedPage(page.key) ? PAGE_ROUTES.find((name) => name === page.key) : undefined;
  if (route) return routePath(route, locale);
  return routePath('page_slug', locale, { page_slug: (locale === 'hu' ? page.slug_hu : page.slug_en) ?? page.key });
}

export function pageAddresses(page: PageName): Record<Locale, string> {
  return { hu: pageAddress(page, 'hu'), en: pageAddress(page, 'en') };
}
