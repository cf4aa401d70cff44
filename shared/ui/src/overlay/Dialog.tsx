import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './ModalFrame.tsx';
import styles from './Modal.module.css';

export type DialogProps = ModalProps;

/** A question or a small task in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} shape={styles.dialog} />;
}
