import { classNames } from '../classNames.ts';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './ModalFrame.tsx';
import styles from './Modal.module.css';

export interface DrawerProps extends ModalProps {
  /** The side that it comes from. */
  readonly side?: 'start' | 'end';
}

/** A panel from the side: the cart, the menu, the filters. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <ModalFrame {...modal} shape={classNames(styles.drawer, styles[side])} />;
}
