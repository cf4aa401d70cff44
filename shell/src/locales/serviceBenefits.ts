import { FREE_DELIVERY_FROM, fillMessage } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import type { ClientTexts } from './client/hu.ts';

/** The amount from which delivery is free, in the visitor's currency. Source: specification, chapter 1. */
export function freeDeliveryText({ freeDelivery, amounts }: Pick<ClientTexts, 'freeDelivery' | 'amounts'>, currency: Currency): string {
  return fillMessage(freeDelivery, { amount: formatAmount('gross', FREE_DELIVERY_FROM[currency], currency, amounts) });
}
