/** Modal methods of `<dialog>`, which jsdom lacks. Focus and the top layer are not simulated. */
export function installModalDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // jsdom has no layout and cannot scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
