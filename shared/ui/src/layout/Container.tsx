import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` is the 1440 px grid, `text` a column with a readable line length. */
  readonly width?: 'page' | 'text';
  /** Has the vertical padding of a section of a page. */
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
