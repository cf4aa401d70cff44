import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { useModal } from './useModal.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  readonly open: boolean;
  /** Called on Escape and on a press on the backdrop or the cross. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Always visible below the content, such as the link to the checkout. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What a dialog and a drawer have in common: a title, a cross, content that scrolls, a fixed footer. */
export function ModalFrame({ shape, ...props }: ModalProps & { readonly shape: string | undefined }) {
  const { open, onClose, title, closeLabel, footer, children } = props;
  const titleId = useId();
  const { ref, handlers } = useModal(open, onClose);
  return (
    <dialog ref={ref} className={classNames(styles.modal, shape)} aria-labelledby={titleId} {...handlers}>
      {/* Covers the whole dialog, so that a press on the dialog itself can only be one on the backdrop. */}
      <div className={styles.panel}>
        {/* No <header> and <footer>: a dialog would make them the page's own landmarks. */}
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
