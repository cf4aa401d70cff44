export { SHARED_PACKAGES, commonConfig } from './common.ts';
export type { Mode } from './common.ts';
export { DropUnusedSharing } from './DropUnusedSharing.ts';
export { MinifyCssPlugin } from './MinifyCssPlugin.ts';
export { BuildError } from './BuildError.ts';
export { runWebpack, watchWebpack } from './runWebpack.ts';
export { contentHash } from './contentHash.ts';
export { precompress } from './precompress.ts';
