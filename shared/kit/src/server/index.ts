export { buildSliceServer, loadRelease } from './sliceServer.ts';
export type { SliceRelease } from './sliceServer.ts';
export { encodedCopy, readFiles, serveFiles } from './serveFiles.ts';
export type { ServedBuild, StoredFile } from './serveFiles.ts';
export { accepts, bestEncoding } from './encoding.ts';
export { sliceServerConfig } from './config.ts';
