import type { ArticleCard } from '@feszek/contract';
import { useI18n } from '../i18n.ts';
import styles from './ArticleMeta.module.css';

/** When an article was published, and how long it takes to read. */
export function ArticleMeta({ article }: { readonly article: Pick<ArticleCard, 'published_at' | 'reading_minutes'> }) {
  const { t, formatDate } = useI18n();
  return (
    <p className={styles.meta}>
      <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>
      <span>{t('article.reading', { count: article.reading_minutes })}</span>
    </p>
  );
}
