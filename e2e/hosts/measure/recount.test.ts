import { describe, expect, it } from '@jest/globals';
import { recount } from './recount.ts';
import type { Counted } from './recount.ts';

const RIGHT: Counted = {
  known: [{ email: 'a@x', orderHash: 'h1', pieces: 1 }, { email: 'b@x', orderHash: 'h2', pieces: 2 }, { email: 'c@x', orderHash: undefined, pieces: 0 }],
  stored: [{ email: 'a@x', orderHash: 'h1', pieces: 1 }, { email: 'b@x', orderHash: 'h2', pieces: 2 }],
  mails: [{ to: 'a@x', subject: 'Order 1' }, { to: 'b@x', subject: 'Order 2' }],
  stockBefore: [{ productId: 1, quantity: 3 }, { productId: 2, quantity: 5 }],
  stockAfter: [{ productId: 1, quantity: 0 }, { productId: 2, quantity: 5 }],
  sold: [{ productId: 1, quantity: 3 }],
};

describe('the count after the trials', () => {
  it('finds nothing wrong if everything agrees', () => {
    expect(recount(RIGHT)).toEqual({
      confirmed: 2, stored: 2, lost: [], doubled: [], unconfirmed: [], altered: [], wrongStock: [], pieces: 3, soldOut: 1, withoutMail: [], mailedTwice: [],
    });
  });

  it('finds a confirmed order that is not in the database', () => {
    expect(recount({ ...RIGHT, stored: RIGHT.stored.slice(1) })).toMatchObject({ lost: ['a@x'] });
  });

  it('finds a second order of the same buyer, and that no answer named it', () => {
    expect(recount({ ...RIGHT, stored: [...RIGHT.stored, { email: 'a@x', orderHash: 'h3', pieces: 1 }] })).toMatchObject({ doubled: ['a@x'], unconfirmed: ['a@x'] });
  });

  it('finds an order with other pieces than the cart', () => {
    expect(recount({ ...RIGHT, stored: [{ email: 'a@x', orderHash: 'h1', pieces: 2 }, { email: 'b@x', orderHash: 'h2', pieces: 2 }] })).toMatchObject({ altered: ['a@x'] });
  });

  it('finds a piece that was sold twice', () => {
    expect(recount({ ...RIGHT, sold: [{ productId: 1, quantity: 4 }] })).toMatchObject({ wrongStock: [1] });
    expect(recount({ ...RIGHT, sold: [{ productId: 1, quantity: 4 }], stockAfter: [{ productId: 1, quantity: -1 }, { productId: 2, quantity: 5 }] })).toMatchObject({ wrongStock: [1] });
  });

  it('finds an order without a mail, and a mail that came twice', () => {
    expect(recount({ ...RIGHT, mails: [{ to: 'a@x', subject: 'Order 1' }, { to: 'a@x', subject: 'Order 1' }] })).toMatchObject({ withoutMail: ['b@x'], mailedTwice: ['a@x'] });
  });
});
