import type { OrderAgain } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import type { T } from '../i18n.ts';
import { amountLabels } from '../price/useAmountLabels.ts';

type Item = OrderAgain['items'][number];

function isDearer({ price_gross, price_gross_then }: Item): boolean {
  return price_gross !== null && price_gross > price_gross_then;
}

/** Whether an item is unavailable, has fewer pieces or a higher price than when it was ordered. */
export function isChanged(item: Item): boolean {
  return item.available < item.quantity || isDearer(item);
}

function messagesOf(t: T, item: Item, currency: OrderAgain['currency']): readonly string[] {
  const { name, quantity, available, price_gross, price_gross_then } = item;
  if (available === 0) return [t('orderPage.againGone', { name })];
  const amount = (value: number) => formatAmount('gross', value, currency, amountLabels(t));
  return [
    ...(available < quantity ? [t('orderPage.againFewer', { name, quantity, available })] : []),
    ...(isDearer(item) ? [t('orderPage.againDearer', { name, before: amount(price_gross_then), now: amount(price_gross ?? 0) })] : []),
  ];
}

/** What has changed since the order, one sentence each. */
export function againMessages(t: T, { items, currency }: OrderAgain): readonly string[] {
  return items.flatMap((item) => messagesOf(t, item, currency));
}
