import { Badge } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CardData } from './cardOf.ts';

/** The badge of a product that cannot be bought now; nothing for others. */
export function UnavailableBadge({ stockState }: Pick<CardData, 'stockState'>) {
  const t = useT();
  if (stockState === 'sold_out') return <Badge tone="sold-out">{t('stock.soldOut')}</Badge>;
  if (stockState === 'other_currency') return <Badge tone="sold-out">{t('stock.otherCurrency')}</Badge>;
  return null;
}
