import type { DataLayerEvent } from './events.ts';

declare global {
  interface Window {
    /** The array that tools for statistics and advertising read. Its first entry denies them everything. */
    dataLayer?: (DataLayerEvent | IArguments)[];
  }
}

/** Pushes an event to the page's data layer. */
export function pushToDataLayer(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Pushes a command to the page's data layer. Google's tags recognise a command only as an `arguments` object. */
export function pushCommand(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
