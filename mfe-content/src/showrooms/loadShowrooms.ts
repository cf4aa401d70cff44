import type { Showroom } from '@feszek/contract';
import { secondsUntilChange } from '@feszek/contract/calendar';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** In seconds. A change of the showrooms purges the tag. */
const LONGEST = 3600;
const STALE = 60;

/** The showrooms, and the time for which it is shown whether they are open. */
export interface ShowroomsData {
  readonly showrooms: readonly Showroom[];
  /** An ISO time. */
  readonly now: string;
}

/** All showrooms. A page with them is shared until the first of them opens or closes: it needs no script to be right. */
export async function loadShowrooms({ api, signal }: LoadContext): Promise<LoadResult<ShowroomsData>> {
  const showrooms = await api.get<readonly Showroom[]>('/api/showrooms', { ...(signal && { signal }) });
  if (showrooms.length === 0) return notFound();
  const now = new Date();
  const maxAge = Math.min(LONGEST, ...showrooms.map(({ opening_hours: opening }) => secondsUntilChange(opening, now)));
  return found({ showrooms, now: now.toISOString() }, { maxAge, staleWhileRevalidate: STALE, tags: ['showrooms'] });
}
