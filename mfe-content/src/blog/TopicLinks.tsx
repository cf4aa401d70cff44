import type { ArticleList } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import { blogPath } from '../article/blogPath.ts';
import styles from './TopicLinks.module.css';

export interface TopicLinksProps {
  readonly topics: ArticleList['topics'];
  /** `undefined` if all topics are shown. */
  readonly currentKey: string | undefined;
}

/** Links that filter the blog by topic. */
export function TopicLinks({ topics, currentKey }: TopicLinksProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <nav className={styles.topics} aria-label={t('blog.topics')} data-print="hide">
      <ul role="list" className={styles.list}>
        <li>
          <a className={styles.link} href={blogPath(locale)} aria-current={currentKey === undefined ? 'page' : undefined}>
            {t('blog.allTopics')}
          </a>
        </li>
        {topics.map(({ key, title, slug }) => (
          <li key={key}>
            <a className={styles.link} href={blogPath(locale, { topic: slug })} aria-current={key === currentKey ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
