/** jsdom knows `<dialog>`, but not its modal methods. Focus and the top layer are the browser's. */
export function installModalDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // Nothing is scrolled where nothing has a place.
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
