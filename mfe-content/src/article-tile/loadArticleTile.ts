import type { ArticleCard, RecentArticles } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** A change of articles purges the tag; a publication date that is reached does not. In seconds. */
const FRESHNESS = { maxAge: 300, tags: ['articles'] } as const;

/** The data of the part: `null` if no article fits. */
export interface ArticleTileView {
  readonly article: ArticleCard | null;
}

/** Loads an article that fits a category: the best one for the first place of its list, the next one for the second. */
export async function loadArticleTile({ api, params: { category, place }, signal }: LoadContext): Promise<LoadResult<ArticleTileView>> {
  const { articles } = await api.get<RecentArticles>('/api/articles/recent', { query: { category, limit: place }, ...(signal && { signal }) });
  return found({ article: articles[Number(place) - 1] ?? null }, FRESHNESS);
}
