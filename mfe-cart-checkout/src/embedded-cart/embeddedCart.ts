import { defineScreen, found } from '@feszek/kit';
import { EmbeddedCart } from './EmbeddedCart.tsx';

/** The cart on a page of another site. */
export const screen = defineScreen<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: '' }),
  Component: EmbeddedCart,
});
