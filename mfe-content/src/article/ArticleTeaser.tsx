import type { ArticleCard } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Picture, classNames } from '@feszek/ui';
import { ArticleMeta } from './ArticleMeta.tsx';
import { articlePath } from './articleAddress.ts';
import styles from './ArticleTeaser.module.css';

const CARD_SIZES = '(min-width: 90rem) 448px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 100vw';
/** The `sizes` of the first article's picture, which the page preloads. */
export const LEAD_SIZES = '(min-width: 90rem) 912px, (min-width: 64rem) 64vw, (min-width: 40rem) 46vw, 100vw';

export interface ArticleTeaserProps {
  readonly article: ArticleCard;
  /** `lead`: the first article of a list, large; `card`: one of several. */
  readonly look?: 'lead' | 'card';
  readonly headingLevel?: 2 | 3;
  /** Whether the picture is above the fold. */
  readonly isFirst?: boolean;
}

/** An article in a list. The whole card is its link. */
export function ArticleTeaser({ article, look = 'card', headingLevel = 3, isFirst = false }: ArticleTeaserProps) {
  const { locale } = useShop();
  const Heading = `h${headingLevel}` as const;
  const isLead = look === 'lead';
  return (
    <article className={classNames(styles.teaser, isLead && styles.lead)}>
      {article.cover && (
        <div className={styles.media}>
          <Picture image={article.cover} sizes={isLead ? LEAD_SIZES : CARD_SIZES} ratio="landscape" alt="" priority={isFirst} className={styles.picture} />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.topic}>{article.topic.title}</p>
        <Heading className={styles.title}>
          <a className={styles.link} href={articlePath(locale, article.slug)}>
            {article.title}
          </a>
        </Heading>
        <p className={styles.description}>{article.description}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}
