import { disconnect } from '../disconnect.ts';
import { findingOf } from '../findingOf.ts';
import type { Rule } from '../Rule.ts';

/** How often a connection is closed. A server that does not survive it has ended before the last time. */
const DISCONNECTIONS = 5;

/** The last rule: a server that breaks it does not answer the requests of others. */
export const DISCONNECT_RULE: Rule = {
  id: 'disconnect',
  sentence: 'A connection that a shell closes before the answer does no harm.',
  check: (subject) => findingOf(subject.samples.slice(0, 1), 'fragment', async ({ path }) => {
    for (let count = 0; count < DISCONNECTIONS; count += 1) {
      await disconnect(`${subject.address}${path}`);
      const { status } = await subject.request('/health');
      if (status !== 200) return `afterwards, /health is answered with ${status}`;
    }
    return undefined;
  }),
};
