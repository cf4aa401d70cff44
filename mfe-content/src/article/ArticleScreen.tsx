import { useShop } from '@feszek/kit';
import { Breadcrumb, Container, Notice, Picture } from '@feszek/ui';
import { Blocks } from '../blocks/Blocks.tsx';
import { Contents } from '../contents/Contents.tsx';
import { useI18n } from '../i18n.ts';
import { ArticleGrid } from './ArticleGrid.tsx';
import { COVER_SIZES, articleCrumbs } from './articleHead.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { topicPath } from './articleAddress.ts';
import type { ArticleView } from './articleView.ts';
import { ShareArticle } from './ShareArticle.tsx';
import styles from './ArticleScreen.module.css';

/** An article of the blog. */
export function ArticleScreen({ data }: { readonly data: ArticleView }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { title, description, topic, cover, contents, blocks, related, updated_at: updatedAt, isPreview } = data;
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={articleCrumbs(data, { locale, t })} />
      </div>
      {isPreview && <Notice>{t('article.preview')}</Notice>}
      <article>
        <header className={styles.header}>
          <a className={styles.topic} href={topicPath(locale, topic)}>
            {topic.title}
          </a>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.description}>{description}</p>
          <ArticleMeta article={data} />
        </header>
        {cover && (
          <div className={styles.cover}>
            <Picture image={cover} sizes={COVER_SIZES} priority className={styles.picture} />
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.aside}>{contents.length > 0 && <Contents entries={contents} />}</div>
          <div className={styles.body}>
            <Blocks blocks={blocks} />
            {updatedAt && <p className={styles.updated}>{t('article.updated', { date: formatDate(updatedAt) })}</p>}
            <ShareArticle title={title} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-articles" data-print="hide">
          <h2 id="related-articles" className={styles.relatedTitle}>
            {t('article.related')}
          </h2>
          <ArticleGrid articles={related} />
        </section>
      )}
    </Container>
  );
}
