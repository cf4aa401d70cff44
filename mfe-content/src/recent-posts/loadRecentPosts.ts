import type { ArticleCard, RecentArticles } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** A change of articles purges the tag; a publication date that is reached does not. In seconds. */
const FRESHNESS = { maxAge: 300, tags: ['articles'] } as const;

/** The data of the part. */
export interface RecentPostsView {
  readonly articles: readonly ArticleCard[];
  /** Whether the articles fit a product or a category, rather than being the newest of all. */
  readonly isFitting: boolean;
}

/** Loads the newest articles: of all, or those that fit the slot's category, product or topic. Empty if none fits. */
export async function loadRecentPosts({ api, params, signal }: LoadContext): Promise<LoadResult<RecentPostsView>> {
  const { articles } = await api.get<RecentArticles>('/api/articles/recent', { query: params, ...(signal && { signal }) });
  return found({ articles, isFitting: Object.keys(params).length > 0 }, FRESHNESS);
}
