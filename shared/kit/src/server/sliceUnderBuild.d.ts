import type { SliceDefinition } from '../slice/defineSlice.ts';

/** The slice that is being built: webpack puts its `src/slice.ts` here. */
export declare const slice: SliceDefinition;
