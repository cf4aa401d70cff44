import { classNames } from '../classNames.ts';
import { iconPaths } from '../icon/iconPaths.tsx';
import styles from './Stars.module.css';

const COUNT = 5;
/** The width of a star in its drawing. */
const SIZE = 24;

export interface StarsProps {
  /** From 0 to 5; a part of a star is filled for a decimal. */
  readonly value: number;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
}

/** Five stars, filled up to a value. Always decorative: the number is beside it or in a label. */
export function Stars({ value, size = 'medium', className }: StarsProps) {
  const row = Array.from({ length: COUNT }, (_, index) => (
    <g key={index} transform={`translate(${index * SIZE} 0)`}>
      {iconPaths.star}
    </g>
  ));
  return (
    <svg className={classNames(styles.stars, size === 'small' && styles.small, className)} viewBox={`0 0 ${COUNT * SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <g className={styles.empty}>{row}</g>
      {/* A drawing inside the drawing is cut off at its width. */}
      <svg width={value * SIZE} height={SIZE} className={styles.filled}>{row}</svg>
    </svg>
  );
}
