import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './CardRating.module.css';

export interface CardRatingProps {
  /** The formatted average, such as "4,6". */
  readonly average: string;
  readonly count: number;
  /** The text for screen readers: "4,6 of 5 stars, 12 reviews". */
  readonly label: string;
}

/** The rating of a product on its card: one star, the average and the number of reviews. */
export function CardRating({ average, count, label }: CardRatingProps) {
  return (
    <p className={styles.rating}>
      <Icon name="star" size="small" filled />
      <span aria-hidden="true">
        {average} ({count})
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
