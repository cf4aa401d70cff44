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
 * Binds a native modal `<dialog>` to a property. The browser moves the focus in, traps it, and
 * restores it; the page behind is inert. Escape and a press on the backdrop call `onClose`.
 *
 * @param open whether the dialog is open
 * @param onClose the owner then sets `open` to false
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect: its clean-up runs while the dialog is still in the document, so that the focus
  // is restored even if the owner unmounts the dialog.
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
          // The owner decides; a dialog that closes by itself would differ from the property.
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
          // Otherwise the press would move the focus from the element that has just received it.
          event.preventDefault();
          onClose();
        }
      },
    },
  };
}
