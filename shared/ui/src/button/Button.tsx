import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { buttonClassNames } from './buttonClassNames.ts';
import type { ButtonLook } from './buttonClassNames.ts';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is in progress: the button keeps its size and its focus, and ignores further clicks. */
  readonly loading?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A button. `type` is `button` by default, so that it does not submit a form. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, loading = false, icon, children, className, onClick, type = 'button', ...rest } = props;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) {
      // Also prevents a second submission of the form.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClassNames({ variant, size, wide }, loading && styles.busy, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {loading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
