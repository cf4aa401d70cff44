import type { Order } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

type OrderRow = Pick<Selectable<Database['shop_order']>, 'customer' | 'locale'>;

/** Hungarian names begin with the family name, English ones end with it; a company has one name. */
export function nameParts(order: OrderRow): Pick<Order, 'partner_name' | 'partner_firstname' | 'partner_lastname'> {
  const { name = '', is_company: isCompany = false } = order.customer.invoice_data ?? {};
  const words = name.split(/\s+/);
  if (isCompany || words.length < 2) return { partner_name: name, partner_firstname: '', partner_lastname: name };
  const [lastname, firstname] =
    order.locale === 'hu' ? [words[0], words.slice(1).join(' ')] : [words.at(-1), words.slice(0, -1).join(' ')];
  return { partner_name: name, partner_firstname: firstname ?? '', partner_lastname: lastname ?? '' };
}
