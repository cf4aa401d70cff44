import { deleteCaches } from './cacheNames.ts';
import type { WorkerScope } from './workerScope.ts';

/** The service worker of a shop without offline copies: it deletes the copies of an earlier worker and unregisters itself. */
declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => self.registration.unregister()));
});
