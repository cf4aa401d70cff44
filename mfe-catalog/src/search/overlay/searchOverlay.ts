import { defineScreen, found } from '@feszek/kit';
import { SearchOverlay } from './SearchOverlay.tsx';

/** The search above the page: the shell brings it in once somebody means to search. */
export const screen = defineScreen<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: '' }),
  Component: SearchOverlay,
});
