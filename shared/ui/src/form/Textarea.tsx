import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './TextInput.module.css';

/** Several lines of text; inside a `Field`. Grows with its text if the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(styles.input, styles.textarea, className)} />;
}
