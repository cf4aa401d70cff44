import { beforeAll } from '@jest/globals';

/** jsdom has `<dialog>` without its modal methods. */
export function addDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
}
