import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

/** A list of `AccordionItem`s. Works without JavaScript, and the browser's search on the page finds closed items. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  readonly title: ReactNode;
  /** Open at first; then the visitor decides. */
  readonly defaultOpen?: boolean;
  /** Of the items with the same name, only one is open. */
  readonly name?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** One part that opens and closes. */
export function AccordionItem({ title, defaultOpen = false, name, id, children }: AccordionItemProps) {
  return (
    <details className={styles.item} open={defaultOpen} name={name} id={id}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
