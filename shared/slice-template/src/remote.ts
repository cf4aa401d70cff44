import { createRemote } from '@feszek/kit';
import { slice } from './slice.ts';

/** What the page loads through Module Federation, as `./slice`. */
export const remote = createRemote(slice);
