import type { Rating } from '@feszek/contract';
import type { CardRatingProps } from '@feszek/ui';
import { useI18n } from '../i18n.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A rating with its texts, in the language of the page. */
export function useRatingText(): (rating: Rating) => CardRatingProps {
  const { t, formatNumber } = useI18n();
  return ({ average, count }) => {
    const text = formatNumber(average, ONE_DECIMAL);
    return { average: text, count, label: t('card.rating', { average: text, count }) };
  };
}
