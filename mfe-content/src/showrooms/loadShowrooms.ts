import type { Showroom } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** All showrooms; without any, the part is empty. */
export async function loadShowrooms({ api, signal }: LoadContext): Promise<LoadResult<readonly Showroom[]>> {
  const showrooms = await api.get<readonly Showroom[]>('/api/showrooms', { ...(signal && { signal }) });
  return showrooms.length === 0 ? notFound() : found(showrooms, { maxAge: 3600, tags: ['showrooms'] });
}
