import { beforeAll } from '@jest/globals';

/** jsdom knows `<dialog>` but not its modal methods. */
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
