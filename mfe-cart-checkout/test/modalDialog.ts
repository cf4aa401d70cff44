/** jsdom has `<dialog>` without its modal methods. Focus, Escape and the top layer are the browser's. */
export function installModalDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
