import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './TextInput.module.css';

/** The browser's own list of choices; its children are `<option>`s. Inside a `Field`. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.wrap}>
      <select {...rest} className={classNames(styles.input, styles.select, className)}>
        {children}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </span>
  );
}
