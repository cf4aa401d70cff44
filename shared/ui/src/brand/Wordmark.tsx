import { classNames } from '../classNames.ts';
import { NestShape } from './NestShape.tsx';
import { WORDMARK_PATH } from './wordmarkPath.ts';
import styles from './Wordmark.module.css';

export interface WordmarkProps {
  /** The shop's name; leave it out where the link around it has a label of its own. */
  readonly label?: string;
  readonly size?: 'medium' | 'large';
  readonly className?: string;
}

/** The nest and the name. As outlines, so that it never waits for a font. */
export function Wordmark({ label, size = 'medium', className }: WordmarkProps) {
  return (
    <svg
      className={classNames(styles.wordmark, size === 'large' && styles.large, className)}
      viewBox="0 0 756 200"
      width="756"
      height="200"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <g transform="translate(0 2) scale(3.75)">
        <NestShape />
      </g>
      <path transform="translate(206 0)" fill="currentColor" d={WORDMARK_PATH} />
    </svg>
  );
}
