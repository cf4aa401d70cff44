import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers alone, where the eye understands from the picture. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
