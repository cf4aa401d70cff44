import type { DataLayerEvent } from './events.ts';

declare global {
  interface Window {
    /** The array that statistics tools read. It exists once the visitor has agreed to statistics. */
    dataLayer?: DataLayerEvent[];
  }
}

/** Pushes an event to the page's data layer. */
export function pushToDataLayer(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
