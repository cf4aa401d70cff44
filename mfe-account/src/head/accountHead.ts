import { routePath } from '@feszek/contract';
import type { PageHead, RouteName, RouteParams } from '@feszek/contract';

/**
 * The head of a screen of this slice, which search engines do not list.
 *
 * @param params - the parameters of the route's path
 */
export function accountHead(title: string, route: RouteName, params?: RouteParams): PageHead {
  return { title, alternates: { hu: routePath(route, 'hu', params), en: routePath(route, 'en', params) }, robots: 'noindex' };
}
