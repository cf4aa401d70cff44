import { isApiError } from '@feszek/api-client';
import type { ArticleList } from '@feszek/contract';
import { found, isShopEmpty, notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { blogPath } from '../article/blogPath.ts';

/** A change of articles purges the tag; a publication date that is reached does not. In seconds. */
const FRESHNESS = { maxAge: 300, tags: ['articles'] } as const;

/** A page of the blog. */
export interface BlogView extends ArticleList {
  /** Whether the shop has neither articles nor products yet: then the empty state does not lead to the products. */
  readonly isShopEmpty: boolean;
}

/** The number of a page in the address; `undefined` for any other text. */
function pageNumber(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** Loads a page of the blog, of all topics or of one. A page past the end does not exist. Any other spelling of its address redirects to the canonical one. */
export async function loadBlog({ api, locale, pathname, search, signal }: LoadContext): Promise<LoadResult<BlogView>> {
  const page = pageNumber(search.get('page')) ?? 1;
  const topic = search.get('topic') || undefined;
  try {
    const list = await api.get<ArticleList>('/api/articles', { query: { topic, page }, ...(signal && { signal }) });
    const address = blogPath(locale, { topic: list.topic?.slug, page });
    if (address !== `${pathname}${search.size > 0 ? `?${search}` : ''}`) return redirect(address);
    const isEmpty = list.articles.length === 0 && (await isShopEmpty(api, signal));
    return found({ ...list, isShopEmpty: isEmpty }, isEmpty ? { ...FRESHNESS, tags: [...FRESHNESS.tags, 'catalogue'] } : FRESHNESS);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return notFound();
    throw error;
  }
}
