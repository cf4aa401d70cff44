import type { SocialPosts } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** One row on a desktop. */
const SHOWN = 6;

/** The newest posts of the shop. */
export async function loadSocialFeed({ api, signal }: LoadContext): Promise<LoadResult<SocialPosts['posts']>> {
  const { posts } = await api.get<SocialPosts>('/api/social-posts', { ...(signal && { signal }) });
  return found(posts.slice(0, SHOWN), { maxAge: 3600, tags: ['social-posts'] });
}
