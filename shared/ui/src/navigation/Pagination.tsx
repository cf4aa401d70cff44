import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { pageWindow } from './pageWindow.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The real address of a page: works without JavaScript and for search engines. */
  readonly hrefFor: (page: number) => string;
  readonly labels: {
    /** The name of the landmark: "Pages". */
    readonly navigation: string;
    readonly previous: string;
    readonly next: string;
    /** "Page 3". */
    readonly page: (page: number) => string;
  };
}

/** The navigation between the pages of a list. Renders nothing for one page. */
export function Pagination({ page, pageCount, hrefFor, labels }: PaginationProps) {
  if (pageCount <= 1) {
    return null;
  }
  const slots = pageWindow(page, pageCount);
  // More than four numbers do not fit on a phone: there a gap replaces the ones between.
  const isLong = pageCount > 4;
  const narrowGap = {
    before: isLong && page > 2 && !slots.includes('gap-before'),
    after: isLong && page < pageCount - 1 && !slots.includes('gap-after'),
  };
  return (
    <nav aria-label={labels.navigation}>
      <ul role="list" className={styles.list}>
        <li>
          <Arrow href={page > 1 ? hrefFor(page - 1) : undefined} label={labels.previous} rel="prev">
            <Icon name="chevron-left" />
          </Arrow>
        </li>
        {slots.map((slot) =>
          typeof slot === 'number' ? (
            <Fragment key={slot}>
              {slot === pageCount && narrowGap.after && <Gap narrow />}
              <li className={classNames(isLong && slot !== page && slot > 1 && slot < pageCount && styles.between)}>
                <a
                  className={styles.page}
                  href={hrefFor(slot)}
                  aria-label={labels.page(slot)}
                  aria-current={slot === page ? 'page' : undefined}
                >
                  {slot}
                </a>
              </li>
              {slot === 1 && narrowGap.before && <Gap narrow />}
            </Fragment>
          ) : (
            <Gap key={slot} />
          ),
        )}
        <li>
          <Arrow href={page < pageCount ? hrefFor(page + 1) : undefined} label={labels.next} rel="next">
            <Icon name="chevron-right" />
          </Arrow>
        </li>
      </ul>
    </nav>
  );
}

/** Pages are left out here; `narrow`: only if there is no space for them. */
function Gap({ narrow = false }: { readonly narrow?: boolean }) {
  return (
    <li className={classNames(styles.page, styles.gap, narrow && styles.narrow)} aria-hidden="true">
      …
    </li>
  );
}

interface ArrowProps {
  /** Undefined at the end of the list: the arrow keeps its place without a link. */
  readonly href: string | undefined;
  readonly label: string;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

function Arrow({ href, label, rel, children }: ArrowProps) {
  return href === undefined ? (
    <span className={classNames(styles.page, styles.off)} aria-hidden="true">
      {children}
    </span>
  ) : (
    <a className={styles.page} href={href} rel={rel} aria-label={label}>
      {children}
    </a>
  );
}
