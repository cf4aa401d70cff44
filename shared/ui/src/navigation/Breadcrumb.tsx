import { Icon } from '../icon/Icon.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbProps {
  /** The name of the landmark: "You are here". */
  readonly label: string;
  /** From the home page down; the last is the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The position of the page in the shop. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, index) => {
          const isCurrent = index === crumbs.length - 1;
          return (
            <li key={crumb.href} className={styles.item}>
              {index > 0 && <Icon name="chevron-right" size="small" />}
              {isCurrent ? (
                <span className={styles.current} aria-current="page">
                  {crumb.label}
                </span>
              ) : (
                <a className={styles.link} href={crumb.href}>
                  {crumb.label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
