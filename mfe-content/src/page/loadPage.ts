import { matchRoute, MAILED_LINK_PARAM, mailedLinkOf } from '@feszek/contract';
import type { ContentPage, Showroom } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { apiPath, loadDocument } from '../document/loadDocument.ts';
import { pageViewOf } from './pageView.ts';
import type { PageView } from './pageView.ts';

/** The showrooms whose maps are in a page, for search engines. They are optional: without them the page is complete. */
async function showroomsOf({ blocks }: PageView, { api, signal }: LoadContext): Promise<readonly Showroom[]> {
  const keys = new Set(blocks.flatMap((block) => (block.type === 'map' ? [block.showroom] : [])));
  if (keys.size === 0) return [];
  const showrooms = await api.get<readonly Showroom[]>('/api/showrooms', { ...(signal && { signal }) }).catch(() => []);
  return showrooms.filter(({ key }) => keys.has(key));
}

/** Loads the page of an address: of a named route by the route's name, any other page by its slug. */
export async function loadPage(context: LoadContext): Promise<LoadResult<PageView>> {
  const match = matchRoute(context.pathname);
  if (!match) return notFound();
  const name = match.route.name === 'page_slug' ? (match.params['page_slug'] ?? '') : match.route.name;
  const loaded = await loadDocument<ContentPage, PageView>(context, { path: apiPath('/api/pages', name), query: ['preview', 'version'], tag: 'pages', viewOf: pageViewOf });
  if (loaded.status !== 200) return loaded;
  const { data, freshness } = loaded;
  const showrooms = await showroomsOf(data, context);
  const link = mailedLinkOf(context.search.get(MAILED_LINK_PARAM));
  const view = { ...data, showrooms, ...(link && { link }) };
  return found(view, showrooms.length === 0 ? freshness : { ...freshness, tags: ['pages', 'showrooms'] });
}
