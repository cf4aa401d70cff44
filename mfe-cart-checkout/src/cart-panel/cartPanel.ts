import { defineScreen, found } from '@feszek/kit';
import { CartPanel } from './CartPanel.tsx';

/** The cart panel: subscribes on every page, and loads its drawer when it is first opened or the page is idle. */
export const screen = defineScreen<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: '' }),
  Component: CartPanel,
});
