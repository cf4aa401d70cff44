export { buildSliceServer, loadRelease } from './sliceServer.ts';
export type { SliceRelease } from './sliceServer.ts';
export { readFiles, serveFiles } from './serveFiles.ts';
export type { StoredFile } from './serveFiles.ts';
export { accepts, bestEncoding } from './encoding.ts';
export { HangUpError, hangUpSignal } from './hangUpSignal.ts';
export { sliceServerConfig } from './config.ts';
