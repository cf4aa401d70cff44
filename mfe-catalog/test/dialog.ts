/** Modal methods of `<dialog>`, which jsdom lacks. Focus, Escape and the top layer are not simulated. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
