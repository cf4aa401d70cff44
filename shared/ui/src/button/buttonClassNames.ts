import { classNames } from '../classNames.ts';
import styles from './Button.module.css';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** `primary` once on a screen; `danger` for an action that cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** The class names for a look; `rest` adds states and the caller's own. */
export function buttonClassNames(look: ButtonLook, ...rest: readonly (string | false | undefined)[]): string {
  const { variant = 'primary', size = 'medium', wide = false } = look;
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide, ...rest);
}
