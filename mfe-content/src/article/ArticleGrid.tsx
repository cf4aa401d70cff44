import type { ArticleCard } from '@feszek/contract';
import { ArticleTeaser } from './ArticleTeaser.tsx';
import styles from './ArticleGrid.module.css';

export interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  readonly headingLevel?: 2 | 3;
  /** Articles above the fold, whose pictures are not lazy. */
  readonly priorityCount?: number;
}

/** Articles side by side: one column on a phone, two on a tablet, three on a desktop. */
export function ArticleGrid({ articles, headingLevel = 3, priorityCount = 0 }: ArticleGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.key}>
          <ArticleTeaser article={article} headingLevel={headingLevel} isFirst={index < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
