import styles from './BlockHeading.module.css';

export interface BlockHeadingProps {
  /** From 2 on; the page's title is level 1. */
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** A heading, which links lead to by its id. */
export function BlockHeading({ level, id, text }: BlockHeadingProps) {
  if (level <= 2) return <h2 id={id} className={styles.section}>{text}</h2>;
  if (level === 3) return <h3 id={id} className={styles.part}>{text}</h3>;
  return <h4 id={id} className={styles.detail}>{text}</h4>;
}
