import { ARTICLE_LIMITS } from '@feszek/contract';
import type { ArticleCard, RecentArticles } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** A change of articles purges the tag; a publication date that is reached does not. In seconds. */
const FRESHNESS = { maxAge: 300, tags: ['articles'] } as const;

/** The data of the part: `null` if no article fits. */
export interface ArticleTileView {
  readonly article: ArticleCard | null;
}

/** Loads an article for a place of a list: one that fits its category, the best one first; the newest in a list of all categories. */
export async function loadArticleTile({ api, params: { category, place }, signal }: LoadContext): Promise<LoadResult<ArticleTileView>> {
  // The first tiles of a list and its recent posts make the same request, which the API answers from its cache.
  const limit = Number(place) > ARTICLE_LIMITS.recent ? place : undefined;
  const { articles } = await api.get<RecentArticles>('/api/articles/recent', { query: { category, limit }, ...(signal && { signal }) });
  return found({ article: articles[Number(place) - 1] ?? null }, FRESHNESS);
}
