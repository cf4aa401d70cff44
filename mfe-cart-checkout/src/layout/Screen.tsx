import { Container, classNames } from '@feszek/ui';
import type { ContainerProps } from '@feszek/ui';
import styles from './Screen.module.css';

export interface ScreenProps extends Omit<ContainerProps, 'section'> {
  /** The frame of the page: no menu, no search and only the legal links below. It names what the page is for: a payment or a quote request. The shell's styles follow it. */
  readonly frame?: 'checkout' | 'quote' | undefined;
}

/** A screen of this slice: its parts below each other, with space between them. */
export function Screen({ className, frame, ...rest }: ScreenProps) {
  return <Container {...rest} section data-frame={frame} className={classNames(styles.screen, className)} />;
}
