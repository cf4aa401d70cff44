import { useShop } from '@feszek/kit';
import { Picture, TileLink } from '@feszek/ui';
import { ArticleMeta } from '../article/ArticleMeta.tsx';
import { articlePath } from '../article/articleAddress.ts';
import type { ArticleTileView } from './loadArticleTile.ts';
import styles from './ArticleTile.module.css';

/** The picture is as wide as a phone, and a third to two fifths of a wider list. */
const SIZES = '(min-width: 120rem) 600px, (min-width: 100rem) 510px, (min-width: 90rem) 560px, (min-width: 40rem) 40vw, calc(100vw - 32px)';

/** An article of the blog among the products of a list; nothing if none fits. */
export function ArticleTile({ data: { article } }: { readonly data: ArticleTileView }) {
  const { locale } = useShop();
  if (!article) return null;
  return (
    <article className={styles.tile} data-print="hide">
      {article.cover && <Picture image={article.cover} sizes={SIZES} ratio="landscape" alt="" className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.topic}>{article.topic.title}</p>
        <h2 className={styles.title}>
          <TileLink href={articlePath(locale, article.slug)}>{article.title}</TileLink>
        </h2>
        <p className={styles.description}>{article.description}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}
