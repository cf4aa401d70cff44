import type { ReactNode } from 'react';
import styles from './BlockList.module.css';

export interface BlockListProps {
  readonly isOrdered: boolean;
  /** The number of the first item of an ordered list. */
  readonly start: number;
  readonly items: readonly ReactNode[];
}

/** A list with dots or numbers. */
export function BlockList({ isOrdered, start, items }: BlockListProps) {
  const children = items.map((item, index) => <li key={index}>{item}</li>);
  return isOrdered ? <ol className={styles.list} start={start === 1 ? undefined : start}>{children}</ol> : <ul className={styles.list}>{children}</ul>;
}
