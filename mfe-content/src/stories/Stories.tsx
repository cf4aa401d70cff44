import type { ArticleCard } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Container, Icon, Picture, TileLink } from '@feszek/ui';
import { useId } from 'react';
import { articlePath } from '../article/articleAddress.ts';
import { ArticleMeta } from '../article/ArticleMeta.tsx';
import { blogPath } from '../article/blogPath.ts';
import { useT } from '../i18n.ts';
import type { StoriesView } from './loadStories.ts';
import styles from './Stories.module.css';

const STORY_SIZES = '(min-width: 90rem) 800px, (min-width: 64rem) 56vw, 100vw';
const SMALL_SIZES = '(min-width: 64rem) 10rem, 4rem';

/** A story with a large picture, and the newest articles beside it; nothing without any. */
export function Stories({ data: { story, others } }: { readonly data: StoriesView }) {
  const t = useT();
  const { locale } = useShop();
  const titleId = useId();
  if (!story) return null;
  return (
    <section aria-labelledby={titleId} data-print="hide">
      <Container className={styles.stories}>
        <article className={styles.story}>
          {story.cover && (
            <div className={styles.media}>
              <Picture image={story.cover} sizes={STORY_SIZES} ratio="wide" alt="" />
            </div>
          )}
          <div className={styles.text}>
            <p className={styles.topic}>{story.topic.title}</p>
            <h2 id={titleId} className={styles.title}>
              <TileLink href={articlePath(locale, story.slug)}>{story.title}</TileLink>
            </h2>
            <p className={styles.description}>{story.description}</p>
          </div>
        </article>
        <div className={styles.others}>
          <ul role="list" className={styles.list}>
            {others.map((article) => (
              <li key={article.key}>
                <Other article={article} />
              </li>
            ))}
          </ul>
          <a className={styles.more} href={blogPath(locale)}>
            {t('recentPosts.all')}
            <Icon name="arrow-right" size="small" />
          </a>
        </div>
      </Container>
    </section>
  );
}

function Other({ article }: { readonly article: ArticleCard }) {
  const { locale } = useShop();
  return (
    <article className={styles.other}>
      {article.cover && (
        <div className={styles.media}>
          <Picture image={article.cover} sizes={SMALL_SIZES} ratio="square" alt="" />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <TileLink href={articlePath(locale, article.slug)}>{article.title}</TileLink>
        </h3>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}
