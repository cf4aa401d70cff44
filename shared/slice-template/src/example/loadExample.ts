import type { Showroom } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** Loads the showrooms, on the server and in the browser. All visitors share the page until the showrooms change. */
export async function loadExample({ api, signal }: LoadContext): Promise<LoadResult<readonly Showroom[]>> {
  const showrooms = await api.get<readonly Showroom[]>('/api/showrooms', { ...(signal && { signal }) });
  return found(showrooms, { maxAge: 300, tags: ['showrooms'] });
}
