import { MOST_STARS, REVIEW_LIMITS } from '@feszek/contract';
import { Icon, VisuallyHidden } from '@feszek/ui';
import { useT } from '../../i18n.ts';
import { reviewHref } from './reviewAddress.ts';
import type { ReviewsView } from './reviewsView.ts';
import { useFollow } from '../useFollow.ts';
import styles from './Reviews.module.css';

interface DistributionProps {
  readonly reviews: ReviewsView;
  /** The product's address. */
  readonly path: string;
}

/** How many reviews have five stars, four, and so on. Each number of stars is a link that shows only these reviews. */
export function Distribution({ reviews, path }: DistributionProps) {
  const t = useT();
  const { target, follow } = useFollow();
  const { counts, choice } = reviews;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const hrefFor = (stars: number | null) => reviewHref(path, { ...choice, stars, limit: REVIEW_LIMITS.step });
  return (
    <div>
      <ul role="list" className={styles.distribution} aria-label={t('reviews.filter')}>
        {counts.map((count, index) => ({ stars: index + 1, count })).reverse().map(({ stars, count }) => {
          const isChosen = choice.stars === stars;
          const href = hrefFor(isChosen ? null : stars);
          const face = (
            <>
              <VisuallyHidden>{t('reviews.ofStars', { stars, count })}</VisuallyHidden>
              <span className={styles.starNumber} aria-hidden="true">
                {stars} <Icon name="star" size="small" filled />
              </span>
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={all === 0 ? 0 : (count / all) * 100} height="1" fill="currentColor" />
              </svg>
              <span className={styles.starCount} aria-hidden="true">{count}</span>
            </>
          );
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className={styles.row}>{face}</span>
              ) : (
                <a
                  href={href}
                  className={styles.row}
                  aria-current={isChosen ? 'true' : undefined}
                  aria-busy={target === href || undefined}
                  onClick={(event) => follow(event, href)}
                >
                  {face}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {choice.stars !== null && choice.stars <= MOST_STARS && (
        <a href={hrefFor(null)} className={styles.all} onClick={(event) => follow(event, hrefFor(null))}>
          {t('reviews.all')}
        </a>
      )}
    </div>
  );
}
