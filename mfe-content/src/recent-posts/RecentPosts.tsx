import { useShop } from '@feszek/kit';
import { Container, Icon } from '@feszek/ui';
import { useId } from 'react';
import { ArticleGrid } from '../article/ArticleGrid.tsx';
import { blogPath } from '../article/blogPath.ts';
import { useT } from '../i18n.ts';
import type { RecentPostsView } from './loadRecentPosts.ts';
import styles from './RecentPosts.module.css';

/** Articles of the blog on the page of another slice, with its own gutters; nothing without any. */
export function RecentPosts({ data: { articles, isFitting } }: { readonly data: RecentPostsView }) {
  const t = useT();
  const { locale } = useShop();
  const titleId = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-print="hide">
      <Container className={styles.posts}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {isFitting ? t('recentPosts.fitting') : t('recentPosts.title')}
          </h2>
          <a className={styles.more} href={blogPath(locale)}>
            {t('recentPosts.all')}
            <Icon name="arrow-right" size="small" />
          </a>
        </header>
        <ArticleGrid articles={articles} isRow />
      </Container>
    </section>
  );
}
