import { defineScreen, found } from '@feszek/kit';
import { MiniCart } from './MiniCart.tsx';

/** The link to the cart in the page's header. */
export const screen = defineScreen<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: '' }),
  Component: MiniCart,
});
