import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './TextInput.module.css';

/** Several lines of text; inside a `Field`. Grows with what is written where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(styles.input, styles.textarea, className)} />;
}
