import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import { isCompanyOrder } from './orderState.ts';

const LABEL: Readonly<Record<Locale, string>> = { hu: 'Elállás a szerződéstől', en: 'Withdraw from contract here' };

/** The link from an order's mail to its withdrawal form; companies have no right of withdrawal. */
export function withdrawalLink(order: Selectable<Database['shop_order']>): readonly MailBlock[] {
  if (isCompanyOrder(order)) return [];
  return [{ type: 'link', label: LABEL[order.locale], href: `${routePath('withdrawal', order.locale)}?order=${order.order_hash}` }];
}
