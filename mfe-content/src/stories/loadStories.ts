import type { ArticleCard, HomeStory, RecentArticles } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** Articles beside the story. */
const OTHERS = 3;
/** A change of articles or of the home page purges the tags; a publication date that is reached does not. In seconds. */
const FRESHNESS = { maxAge: 300, tags: ['articles', 'home'] } as const;

/** The data of the part. */
export interface StoriesView {
  /** The operator's story, otherwise the newest article; `null` without articles. */
  readonly story: ArticleCard | null;
  readonly others: readonly ArticleCard[];
}

/** Loads the story of the home page and the newest articles beside it. */
export async function loadStories({ api, signal }: LoadContext): Promise<LoadResult<StoriesView>> {
  const [{ article }, { articles }] = await Promise.all([
    api.get<HomeStory>('/api/home/story', { ...(signal && { signal }) }),
    api.get<RecentArticles>('/api/articles/recent', { query: { limit: String(OTHERS + 1) }, ...(signal && { signal }) }),
  ]);
  const story = article ?? articles[0] ?? null;
  return found({ story, others: articles.filter(({ key }) => key !== story?.key).slice(0, OTHERS) }, FRESHNESS);
}
