import type { ContentBlock } from '@feszek/contract';
import { Blocks } from './Blocks.tsx';
import styles from './BlockList.module.css';

export interface BlockListProps {
  readonly isOrdered: boolean;
  /** The number of the first item of an ordered list. */
  readonly start: number;
  readonly items: readonly { readonly blocks: readonly ContentBlock[] }[];
}

/** A list with dots or numbers. */
export function BlockList({ isOrdered, start, items }: BlockListProps) {
  const children = items.map(({ blocks }, index) => <li key={index}><Blocks blocks={blocks} /></li>);
  return isOrdered ? <ol className={styles.list} start={start === 1 ? undefined : start}>{children}</ol> : <ul className={styles.list}>{children}</ul>;
}
