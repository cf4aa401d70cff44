import { routePath } from '@feszek/contract';
import type { Locale, RouteName } from '@feszek/contract';
import type { Translate } from '@feszek/i18n';
import type { Crumb } from './breadcrumbList.ts';

interface TextContext {
  readonly t: Translate;
  readonly locale: Locale;
}

/** The breadcrumb of a listing directly below the home page. */
export function titledCrumbs(route: RouteName, title: string, { t, locale }: TextContext): Crumb[] {
  return [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: title, href: routePath(route, locale) }];
}
