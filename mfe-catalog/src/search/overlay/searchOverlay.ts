import { defineScreen, found } from '@feszek/kit';
import { SearchOverlay } from './SearchOverlay.tsx';

/** The search overlay. The shell loads it on intent. */
export const screen = defineScreen<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: '' }),
  Component: SearchOverlay,
});
