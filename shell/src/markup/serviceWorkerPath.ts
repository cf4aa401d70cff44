/** The address of the service worker. At the root of the shop, so that it may answer for every page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
