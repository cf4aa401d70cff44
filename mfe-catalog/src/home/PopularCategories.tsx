import type { CategoryLink } from '../category/tileOf.ts';
import { useT } from '../i18n.ts';
import styles from './PopularCategories.module.css';

/** The categories with the best-selling products, as one line of links; nothing without any. */
export function PopularCategories({ links }: { readonly links: readonly CategoryLink[] }) {
  const t = useT();
  if (links.length === 0) return null;
  return (
    <nav className={styles.popular} aria-label={t('home.bestCategories')}>
      <p className={styles.label} aria-hidden="true">
        {t('home.bestCategories')}
      </p>
      <ul role="list" className={styles.links}>
        {links.map(({ id, href, title }) => (
          <li key={id}>
            <a href={href} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
