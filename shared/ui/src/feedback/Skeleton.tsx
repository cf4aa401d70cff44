import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `fill` takes the size of its container. */
  readonly shape?: 'line' | 'heading' | 'block' | 'picture' | 'circle' | 'fill';
  readonly width?: 'full' | 'long' | 'medium' | 'short';
  readonly className?: string;
}

/** The placeholder of content that is loading. Its region carries `aria-busy`; the skeleton itself is silent. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], width !== 'full' && styles[width], className)}
      aria-hidden="true"
    />
  );
}
