import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './TextInput.module.css';

/** One line of text; inside a `Field`, which gives it its label. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(styles.input, className)} />;
}
