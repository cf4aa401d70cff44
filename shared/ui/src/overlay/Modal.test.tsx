/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

// jsdom has `<dialog>` without its modal methods. Focus, Escape and the top layer are the browser's.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(cleanup);

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Modal) => {
  function element(open: boolean, onClose: () => void) {
    return (
      <Modal open={open} onClose={onClose} title="Cart" closeLabel="Close">
        <p>One chair</p>
      </Modal>
    );
  }

  function show() {
    const onClose = jest.fn<() => void>();
    return { onClose, ...render(element(true, onClose)) };
  }

  it('opens as a modal dialog that is named by its title', () => {
    show();
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cart' }).open).toBe(true);
  });

  it('closes when its owner closes it, without calling `onClose`', () => {
    const { onClose, rerender, container } = show();
    rerender(element(false, onClose));
    expect(container.querySelector('dialog')?.open).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls `onClose` on the cross', () => {
    const { onClose } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls `onClose` on Escape, and its owner closes it', () => {
    const { onClose } = show();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog.open).toBe(true);
  });

  it('calls `onClose` on a press on the backdrop, but not on the content', () => {
    const { onClose } = show();
    fireEvent.mouseDown(screen.getByText('One chair'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes before it is unmounted, so that the browser restores the focus', () => {
    const { unmount } = show();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    let wasConnected = false;
    dialog.addEventListener('close', () => {
      wasConnected = dialog.isConnected;
    });
    unmount();
    expect(wasConnected).toBe(true);
  });
});
