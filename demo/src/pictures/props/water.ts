import type { Model } from '../rendering/model.ts';
import { disc } from '../rendering/lathe.ts';
import { modelFrom } from './model.ts';

/** The surface of water in a bowl; the middle of it is at the origin. */
export function water(radius: number): Model {
  return modelFrom([disc([0, -2, 0], radius, 2, { material: 'ceramic', hex: '#C5D6D8' }, { castsNoShadow: true })]);
}
