import { defineScreen } from '@feszek/kit';
import { loadShowroomPlace } from './loadShowroomPlace.ts';
import type { ShowroomPlaceData } from './loadShowroomPlace.ts';
import { ShowroomPlace } from './ShowroomPlace.tsx';

/** A showroom with its map inside a page of content. */
export const screen = defineScreen<ShowroomPlaceData>({
  load: loadShowroomPlace,
  head: ({ showroom }) => ({ title: showroom.name }),
  Component: ShowroomPlace,
});
