import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  readonly tone?: 'surface' | 'sunken' | 'outlined';
  readonly padding?: 'none' | 'medium' | 'large';
}

/** A surface for content that belongs together. It is not raised, so it has no shadow. */
export function Card({ tone = 'surface', padding = 'medium', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.card, tone !== 'surface' && styles[tone], padding !== 'none' && styles[padding], className)}
    />
  );
}
