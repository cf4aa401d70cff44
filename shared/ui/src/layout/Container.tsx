import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` is the 1440 px grid, `text` a column that reads well. */
  readonly width?: 'page' | 'text';
  /** Breathes above and below like a section of a page. */
  readonly section?: boolean;
}

/** Centres a part of the page and keeps the gutters. */
export function Container({ width = 'page', section = false, className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.container, width === 'text' && styles.text, section && styles.section, className)}
    />
  );
}
