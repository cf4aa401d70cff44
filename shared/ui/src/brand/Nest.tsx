import { classNames } from '../classNames.ts';
import { NestShape } from './NestShape.tsx';
import styles from './Wordmark.module.css';

/** The nest without the name, as an ornament. */
export function Nest({ className }: { readonly className?: string }) {
  return (
    <svg className={classNames(styles.nest, className)} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <NestShape />
    </svg>
  );
}
