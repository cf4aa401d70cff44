import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import styles from './Review.module.css';

interface ReviewPartProps {
  readonly title: string;
  readonly level: 2 | 3;
  readonly lines: readonly string[];
  /** Where it is changed: an address, or a function that moves to it on the same page; `undefined` if it cannot be changed. */
  readonly change: string | (() => void) | undefined;
  readonly children?: ReactNode;
}

/** What was entered in one step, with a link that changes it, if it can be changed. Empty lines are left out. */
export function ReviewPart({ title, level, lines, change, children }: ReviewPartProps) {
  const t = useT();
  const Heading = level === 2 ? 'h2' : 'h3';
  const look = { className: styles.edit, 'aria-label': t('review.editOf', { part: title }) };
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {typeof change === 'string' && <a href={change} {...look}>{t('review.edit')}</a>}
        {typeof change === 'function' && <button type="button" onClick={change} {...look}>{t('review.edit')}</button>}
      </div>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}
