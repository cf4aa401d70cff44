import { classNames } from '../classNames.ts';
import { iconPaths } from './iconPaths.tsx';
import type { IconName } from './iconPaths.tsx';
import styles from './Icon.module.css';

export interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | 'large';
  /** Filled, for a state that is on, such as a favourite's heart. */
  readonly filled?: boolean;
  readonly className?: string;
}

/** A line drawing in the colour of the text. Always decorative: a text beside it or a label has the meaning. */
export function Icon({ name, size = 'medium', filled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size !== 'medium' && styles[size], className)}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {iconPaths[name]}
    </svg>
  );
}
