import type { Favourites, Product, User } from '@feszek/contract';
import { fakeProduct } from './product.ts';

export function fakeUser(overrides: Partial<User> = {}): User {
  return { id: 5, name: 'Kovács Anna', email: 'anna.kovacs@example.com', ...overrides };
}

export function fakeFavourites(products: readonly Product[] = [fakeProduct()]): Favourites {
  return { products: [...products] };
}
