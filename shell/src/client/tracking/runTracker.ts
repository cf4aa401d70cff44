export { createTracker } from './createTracker.ts';
export { pushToDataLayer } from './dataLayer.ts';
