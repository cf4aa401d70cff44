import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './drawDocument.ts';

/** The thread that draws one document: see `drawInThread`. */
const pdf = await drawDocument(workerData);
parentPort?.postMessage(new Uint8Array(pdf));
