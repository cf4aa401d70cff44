import type { MessagesLike } from '../src/index.ts';

export const hu = {
  title: 'Kosár',
  items_one: '{{count}} termék a kosaradban',
  items_other: '{{count}} termék a kosaradban',
  empty: {
    title: 'Még üres a kosarad.',
    hint: 'Szia {{name}}, nézz körül: {{count, number}} bútor vár!',
  },
  pieces_zero: 'Elfogyott',
  pieces_one: 'Az utolsó darab',
  pieces_other: 'Még {{count}} darab',
} as const;

export const en = {
  title: 'Basket',
  items_one: '{{count}} item in your basket',
  items_other: '{{count}} items in your basket',
  empty: {
    title: 'Your basket is empty.',
    hint: 'Hello {{name}}, have a look around: {{count, number}} pieces are waiting!',
  },
  pieces_zero: 'Sold out',
  pieces_one: 'Last one',
  pieces_other: '{{count}} left',
} satisfies MessagesLike<typeof hu>;
