import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';

/** The error of a control, connected to it by `id`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size="small" />
      {children}
    </p>
  );
}
