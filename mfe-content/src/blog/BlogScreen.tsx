import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, ButtonLink, Container, EmptyState, Pagination } from '@feszek/ui';
import { ArticleGrid } from '../article/ArticleGrid.tsx';
import { useT } from '../i18n.ts';
import { blogCrumbs, blogTitle } from './blogHead.ts';
import { blogPath } from '../article/blogPath.ts';
import type { BlogView } from './loadBlog.ts';
import { TopicLinks } from './TopicLinks.tsx';
import styles from './BlogScreen.module.css';

/** The blog: its topics, and a page of its articles. The newest one is large. */
export function BlogScreen({ data }: { readonly data: BlogView }) {
  const t = useT();
  const { locale } = useShop();
  const { articles, topics, topic, paging, isShopEmpty } = data;
  const isFirst = paging.page === 1 && !topic;
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} crumbs={blogCrumbs(data, { locale, t })} />
      <header className={styles.header}>
        <h1>{blogTitle(data, t)}</h1>
        {isFirst && <p className={styles.intro}>{t('blog.intro')}</p>}
      </header>
      {topics.length > 1 && <TopicLinks topics={topics} currentKey={topic?.key} />}
      {articles.length === 0 ? (
        <EmptyState icon="pencil" title={t('blog.emptyTitle')} action={isShopEmpty ? undefined : <ButtonLink href={routePath('all-products', locale)}>{t('blog.toProducts')}</ButtonLink>}>
          {isShopEmpty ? t('blog.emptyShopText') : t('blog.emptyText')}
        </EmptyState>
      ) : (
        <ArticleGrid articles={articles} headingLevel={2} priorityCount={isFirst ? 1 : 3} hasLead={isFirst} />
      )}
      <Pagination
        page={paging.page}
        pageCount={paging.page_count}
        hrefFor={(page) => blogPath(locale, { topic: topic?.slug, page })}
        labels={{ navigation: t('blog.pages'), previous: t('blog.previous'), next: t('blog.next'), page: (page) => t('blog.page', { page }) }}
      />
    </Container>
  );
}
