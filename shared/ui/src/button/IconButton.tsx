import type { ComponentProps } from 'react';
import { CountBadge } from '../badge/CountBadge.tsx';
import { classNames } from '../classNames.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** The accessible name: what the button does. Includes the count, if there is one: "Cart, 3 items". */
  readonly label: string;
  /** A small number at the corner; nothing is shown for 0. */
  readonly count?: number;
  /** On a disc, for use above a picture. */
  readonly raised?: boolean;
  /** For a button that is on or off, such as a favourite's heart. The icon is filled when it is on. */
  readonly pressed?: boolean;
  readonly loading?: boolean;
}

/** A round button of 44 px with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, count, raised, pressed, loading = false, className, type = 'button', onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, raised && styles.raised, className)}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : <Icon name={icon} filled={pressed} />}
      <CountBadge count={count} />
    </button>
  );
}
