import { matchRoute } from '@feszek/contract';
import type { ContentPage } from '@feszek/contract';
import { notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { apiPath, loadDocument } from '../document/loadDocument.ts';
import { pageViewOf } from './pageView.ts';
import type { PageView } from './pageView.ts';

/** Loads the page of an address: of a named route by the route's name, any other page by its slug. */
export async function loadPage(context: LoadContext): Promise<LoadResult<PageView>> {
  const match = matchRoute(context.pathname);
  if (!match) return notFound();
  const name = match.route.name === 'page_slug' ? (match.params['page_slug'] ?? '') : match.route.name;
  return loadDocument<ContentPage, PageView>(context, { path: apiPath('/api/pages', name), query: ['preview', 'version'], tag: 'pages', viewOf: pageViewOf });
}
