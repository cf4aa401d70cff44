import { formatAmount } from '@feszek/money';
import { useChangeAnnouncement } from '@feszek/ui';
import type { ChangeAnnouncement } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';
import { useFreeDeliverySentence } from './FreeDelivery.tsx';

export interface ChosenQuantity {
  /** The total as the page shows it. */
  readonly total: string;
  /** Unit price at this quantity. */
  readonly price: UnitPrice;
  readonly quantity: number;
}

/** Announces a changed quantity: the total; and the unit price and the amount missing for free delivery, if they have changed as well. */
export function useQuantityAnnouncement({ total, price, quantity }: ChosenQuantity): ChangeAnnouncement {
  const t = useT();
  const labels = useAmountLabels();
  const freeDelivery = useFreeDeliverySentence({ price, quantity });
  return useChangeAnnouncement(() => ({
    always: [`${total}.`],
    ifChanged: [t('buy.unitNow', { amount: formatAmount('gross', price.gross, price.currency, labels) }), t('buy.freeDelivery', { sentence: freeDelivery })],
  }));
}
