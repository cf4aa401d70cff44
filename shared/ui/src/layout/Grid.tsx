import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Grid.module.css';

export interface GridProps {
  /**
   * `products`: 2 in a row on a phone, 3 on a tablet, 4 on a desktop; `halves` and `thirds` from one
   * column up; `sidebar`: 8 and 4 of the 12 columns on a desktop, below each other elsewhere.
   */
  readonly layout: 'products' | 'halves' | 'thirds' | 'sidebar';
  /** `ul` for a list; its children are `<li>`. */
  readonly as?: 'div' | 'ul';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Columns on the page's grid. */
export function Grid({ layout, as = 'div', className, children }: GridProps) {
  const names = classNames(styles.grid, styles[layout], as === 'ul' && styles.list, className);
  // Without the role, Safari does not expose an unstyled list as a list.
  return as === 'ul' ? (
    <ul role="list" className={names}>
      {children}
    </ul>
  ) : (
    <div className={names}>{children}</div>
  );
}
