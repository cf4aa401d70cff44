import type { Showroom } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { loadShowrooms } from './loadShowrooms.ts';

/** A showroom, and the time for which it is shown whether it is open. */
export interface ShowroomPlaceData {
  readonly showroom: Showroom;
  /** An ISO time. */
  readonly now: string;
}

/** The showroom that the slot names. */
export async function loadShowroomPlace(context: LoadContext): Promise<LoadResult<ShowroomPlaceData>> {
  const loaded = await loadShowrooms(context);
  if (loaded.status !== 200) return notFound();
  const { showrooms, now } = loaded.data;
  const showroom = showrooms.find(({ key }) => key === context.params['showroom']);
  return showroom ? found({ showroom, now }, loaded.freshness) : notFound();
}
