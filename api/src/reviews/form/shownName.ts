import { nameParts } from '../../orders/nameParts.ts';
import type { OrderRow } from './resolveOrder.ts';

/** The name that a review of an order can show: first name and initial, such as "Anna K."; empty for a company. */
export function shownName(order: Pick<OrderRow, 'customer' | 'locale'>): string {
  const { partner_firstname: first, partner_lastname: last } = nameParts(order);
  const initial = [...last][0];
  return first === '' || initial === undefined ? '' : `${first.split(' ')[0]} ${initial.toLocaleUpperCase('hu')}.`;
}
