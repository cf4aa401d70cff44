import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import { buttonClassNames } from './buttonClassNames.ts';
import type { ButtonLook } from './buttonClassNames.ts';
import styles from './Button.module.css';

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  readonly href: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads to an address; a button performs an action. */
export function ButtonLink({ variant, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClassNames({ variant, size, wide }, className)}>
      <span className={styles.label}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </a>
  );
}
