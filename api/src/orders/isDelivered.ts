import type { DeliveryKind } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * Whether an order has a delivery address. Orders for a parcel point from before the point was chosen have one: the carrier
 * chose the nearest point.
 */
export function isDelivered(kind: DeliveryKind, { delivery_place: place }: Pick<Selectable<Database['shop_order']>, 'delivery_place'>): boolean {
  return kind === 'home' || (kind === 'parcel_point' && place === null);
}
