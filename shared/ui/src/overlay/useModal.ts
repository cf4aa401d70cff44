import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Spread on the `<dialog>`. */
  readonly handlers: {
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Binds a native modal `<dialog>` to a property. The browser moves the focus in, keeps it in, and gives
 * it back to where it was; the page behind is inert. Escape and a press on the backdrop ask to close.
 *
 * @param open what the owner wants
 * @param onClose asks the owner to set `open` to false
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect: its clean-up runs while the dialog is still in the document, so that the focus
  // returns even when the owner takes the dialog away altogether.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) {
      return undefined;
    }
    if (!dialog.open) {
      dialog.showModal();
    }
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    handlers: {
      onCancel(event) {
        if (event.target === event.currentTarget) {
          // The owner decides; closing by itself would leave the property behind.
          event.preventDefault();
          onClose();
        }
      },
      onClose(event) {
        // Closed by the browser: a form with method="dialog", or a second Escape.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) {
          onClose();
        }
      },
      onMouseDown(event) {
        if (event.target === event.currentTarget) {
          // Else the press itself would take the focus from where closing has just put it.
          event.preventDefault();
          onClose();
        }
      },
    },
  };
}
