import { Container, classNames } from '@feszek/ui';
import type { ContainerProps } from '@feszek/ui';
import styles from './Screen.module.css';

/** A screen of this slice: its parts below each other, with space between them. */
export function Screen({ className, ...rest }: Omit<ContainerProps, 'section'>) {
  return <Container {...rest} section className={classNames(styles.screen, className)} />;
}
