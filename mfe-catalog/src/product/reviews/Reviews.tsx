import { reviewsPath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Notice, Stars, VisuallyHidden } from '@feszek/ui';
import { useT } from '../../i18n.ts';
import type { ProductView } from '../productView.ts';
import { Distribution } from './Distribution.tsx';
import { REVIEWS_ID } from './reviewAddress.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { useRatingText } from '../../product-card/useRatingText.ts';
import styles from './Reviews.module.css';

/** How the shop ensures that reviews are from buyers, which the page must state: Directive 2005/29/EC, article 7 (6). */
function Verification() {
  const t = useT();
  const { locale } = useShop();
  return (
    <p className={styles.note}>
      {t('reviews.verification')} <a href={reviewsPath(locale)}>{t('reviews.more')}</a>
    </p>
  );
}

/** The reviews of a product's buyers. Without one the section has a line instead. */
export function Reviews({ product }: { readonly product: ProductView }) {
  const t = useT();
  const { locale } = useShop();
  const ratingText = useRatingText();
  const { rating, reviews, paths } = product;
  if (!rating) {
    return (
      <section id={REVIEWS_ID} className={styles.none} aria-labelledby="reviews-title" data-print="hide">
        <h2 id="reviews-title" className={styles.title}>{t('reviews.title')}</h2>
        <p>{t('reviews.none')}</p>
        <Verification />
      </section>
    );
  }
  const { average, count, label } = ratingText(rating);
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby="reviews-title" data-print="hide">
      <h2 id="reviews-title" className={styles.title}>{t('reviews.title')}</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <p className={styles.average}>
            <span aria-hidden="true" className={styles.number}>{average}</span>
            <Stars value={rating.average} />
            <span aria-hidden="true">{t('reviews.count', { count })}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </p>
          {reviews && <Distribution reviews={reviews} path={paths[locale]} />}
          <Verification />
        </div>
        {reviews ? <ReviewCards reviews={reviews} path={paths[locale]} /> : <Notice tone="error">{t('reviews.failed')}</Notice>}
      </div>
    </section>
  );
}
