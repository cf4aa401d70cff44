import { Badge } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CardData } from './cardOf.ts';
import { discountPercent } from '../price/discountPercent.ts';
import { isBuyable } from './isBuyable.ts';
import { UnavailableBadge } from './UnavailableBadge.tsx';

/** The badge above a card's picture, by priority: availability, discount, new. */
export function CardTag({ card }: { readonly card: CardData }) {
  const t = useT();
  const percent = discountPercent(card.price);
  if (!isBuyable(card.stockState)) return <UnavailableBadge stockState={card.stockState} />;
  if (percent > 0) return <Badge tone="sale">{t('price.off', { percent })}</Badge>;
  if (card.isNew) return <Badge tone="new">{t('card.new')}</Badge>;
  if (card.stockState === 'few_left') return <Badge tone="few">{t('card.fewLeft')}</Badge>;
  return null;
}
