import { REVIEW_LIMITS } from '@feszek/contract';
import { ButtonLink, Spinner } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n.ts';
import { SORTS, reviewHref } from './reviewAddress.ts';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewsView } from './reviewsView.ts';
import { useFollow } from '../useFollow.ts';
import styles from './Reviews.module.css';

interface ReviewCardsProps {
  readonly reviews: ReviewsView;
  /** The product's address. */
  readonly path: string;
}

/** The reviews with their order. The list grows by a link, which works without scripts too; then the first new review gets the focus. */
export function ReviewCards({ reviews, path }: ReviewCardsProps) {
  const t = useT();
  const { target, follow } = useFollow();
  const list = useRef<HTMLUListElement>(null);
  /** The number of reviews before more were requested. */
  const before = useRef<number>(undefined);
  const { choice, reviews: shown, total } = reviews;
  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || shown.length <= first) return;
    before.current = undefined;
    const item = list.current?.children[first];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [shown.length]);

  const more = reviewHref(path, { ...choice, limit: Math.min(choice.limit + REVIEW_LIMITS.step, REVIEW_LIMITS.listed) });
  const hasMore = shown.length < total && shown.length < REVIEW_LIMITS.listed;
  return (
    <div className={styles.cards}>
      <div className={styles.sorts} role="group" aria-label={t('reviews.sort')}>
        {SORTS.map((sort) => {
          const href = reviewHref(path, { ...choice, sort, limit: REVIEW_LIMITS.step });
          return (
            <a key={sort} href={href} className={styles.sort} aria-current={sort === choice.sort ? 'true' : undefined} aria-busy={target === href || undefined} onClick={(event) => follow(event, href)}>
              {t(`reviews.sorts.${sort}`)}
            </a>
          );
        })}
      </div>
      <ul role="list" ref={list} className={styles.list}>
        {shown.map((review) => (
          <li key={review.id} tabIndex={-1} className={styles.item}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>{shown.length < total && t('reviews.shown', { shown: shown.length, total })}</p>
      {hasMore && (
        <ButtonLink
          href={more}
          target="_self"
          variant="secondary"
          aria-busy={target === more}
          onClick={(event) => {
            before.current = shown.length;
            follow(event, more);
          }}
        >
          {t('reviews.next')}
          {target === more && <Spinner />}
        </ButtonLink>
      )}
    </div>
  );
}
