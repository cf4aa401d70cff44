import type { Review } from '@feszek/contract';
import { Stars, VisuallyHidden } from '@feszek/ui';
import { useI18n } from '../../i18n.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import styles from './Reviews.module.css';

const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** A review: stars, text, photographs, the variant that was bought, and the shop's answer. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const { t, formatDate } = useI18n();
  const { stars, title, text, language, author, published_at: at, variant, photos, answer } = review;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <p className={styles.stars}>
          <Stars value={stars} size="small" />
          <VisuallyHidden>{t('reviews.stars', { count: stars })}</VisuallyHidden>
        </p>
        {title && <h3 className={styles.name} lang={language}>{title}</h3>}
        <p className={styles.note}>
          {author ? t('reviews.author', { name: author }) : t('reviews.verifiedBuyer')} · <time dateTime={at}>{formatDate(at)}</time>
          {variant && ` · ${variant}`}
        </p>
      </header>
      <div className={styles.text} lang={language}>
        {paragraphs(text).map((line, index) => <p key={index}>{line}</p>)}
      </div>
      {photos.length > 0 && <ReviewPhotos photos={photos} />}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.answerTitle}>{t('reviews.answer', { date: formatDate(answer.answered_at) })}</p>
          {paragraphs(answer.text).map((line, index) => <p key={index}>{line}</p>)}
        </div>
      )}
    </article>
  );
}
