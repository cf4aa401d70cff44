import { Worker } from 'node:worker_threads';
import type { DocumentContent } from './drawDocument.ts';

/**
 * Draws a document in a thread of its own: six pages take half a second, in which the process could answer no request.
 *
 * @throws Error if the document cannot be drawn
 */
export function drawInThread(content: DocumentContent): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(new URL('./drawWorker.ts', import.meta.url), { workerData: content });
  worker.on('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The thread ended without a document')));
  return promise;
}
