import type { ArticleCard } from '@feszek/contract';
import { classNames } from '@feszek/ui';
import { ArticleTeaser } from './ArticleTeaser.tsx';
import styles from './ArticleGrid.module.css';

export interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  readonly headingLevel?: 2 | 3;
  /** Articles above the fold, whose pictures are not lazy. */
  readonly priorityCount?: number;
  /** Whether the first article is large: on a desktop it is as high as two others beside it. */
  readonly hasLead?: boolean;
  /** Whether a phone shows one row that scrolls instead of a column. */
  readonly isRow?: boolean;
}

/** Articles side by side: one column on a phone, two on a tablet, three on a desktop. */
export function ArticleGrid({ articles, headingLevel = 3, priorityCount = 0, hasLead = false, isRow = false }: ArticleGridProps) {
  const isLead = (index: number) => hasLead && index === 0;
  return (
    <ul role="list" className={classNames(styles.grid, isRow && styles.row)}>
      {articles.map((article, index) => (
        <li key={article.key} className={isLead(index) ? styles.lead : undefined}>
          <ArticleTeaser article={article} look={isLead(index) ? 'lead' : 'card'} headingLevel={headingLevel} isFirst={index < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
