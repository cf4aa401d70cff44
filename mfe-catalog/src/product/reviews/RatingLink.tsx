import type { Rating } from '@feszek/contract';
import { Stars, VisuallyHidden } from '@feszek/ui';
import { useT } from '../../i18n.ts';
import { REVIEWS_ID } from './reviewAddress.ts';
import { useRatingText } from '../../product-card/useRatingText.ts';
import styles from './Reviews.module.css';

/** The average below the title, which leads to the reviews. */
export function RatingLink({ rating }: { readonly rating: Rating }) {
  const t = useT();
  const { average, count, label } = useRatingText()(rating);
  return (
    <a href={`#${REVIEWS_ID}`} className={styles.link} data-print="hide">
      <Stars value={rating.average} size="small" />
      <span aria-hidden="true">
        {average} · {t('reviews.count', { count })}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}
