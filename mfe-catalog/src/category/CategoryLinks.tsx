import { VisuallyHidden } from '@feszek/ui';
import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n.ts';
import type { CategoryLink } from './tileOf.ts';
import styles from './CategoryLinks.module.css';

export interface CategoryLinksProps {
  /** The name of the landmark: "Parts of Seating". */
  readonly label: string;
  readonly links: readonly CategoryLink[];
  /** The shown category, if it is one of the links. */
  readonly currentId?: number;
}

/** Categories as a row of links: the children or the siblings of a category. */
export function CategoryLinks({ label, links, currentId }: CategoryLinksProps) {
  const { t, formatNumber } = useI18n();
  const row = useRef<HTMLElement>(null);

  // If the row is longer than the screen, it starts at the shown category.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [currentId]);

  return (
    <nav ref={row} aria-label={label} className={styles.links} data-print="hide">
      <ul role="list" className={styles.list}>
        {links.map(({ id, href, title, productCount }) => (
          <li key={id} className={styles.item}>
            <a href={href} className={styles.link} aria-current={id === currentId ? 'page' : undefined}>
              {title}{' '}
              <span className={styles.count} aria-hidden="true">
                {formatNumber(productCount)}
              </span>
              <VisuallyHidden>{t('list.count', { count: productCount })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
