import type { ReviewForm, ReviewItem } from '@feszek/contract';
import { Notice, Stars } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { ItemForm } from './ItemForm.tsx';
import styles from './ProductReview.module.css';

interface ItemReviewProps {
  readonly token: string;
  readonly item: ReviewItem;
  /** The name that the review can show; empty for a company. */
  readonly name: string;
  readonly onSaved: (form: ReviewForm) => void;
}

/** The review of an item: the form until the shop has decided on it, then what was decided. */
export function ItemReview({ token, item, name, onSaved }: ItemReviewProps) {
  const t = useT();
  const { state, review } = item;
  if (state === 'open' || state === 'pending') return <ItemForm token={token} item={item} name={name} onSaved={onSaved} />;
  return (
    <div className={styles.decided}>
      {state === 'published' && <Notice tone="success">{t('productReview.publishedText')}</Notice>}
      {state === 'rejected' && (
        <Notice tone="warning">
          <p>{t('productReview.rejectedText', { reason: review?.reason ?? '' })}</p>
          <p>{t('productReview.rejectedNext')}</p>
        </Notice>
      )}
      {state === 'withdrawn' && <Notice>{t('productReview.withdrawnText')}</Notice>}
      {review && (
        <blockquote className={styles.quote}>
          <Stars value={review.stars} size="small" />
          {review.title && <p className={styles.quoteTitle}>{review.title}</p>}
          <p className={styles.quoteText}>{review.text}</p>
        </blockquote>
      )}
    </div>
  );
}
