import type { Finding } from './Rule.ts';

/** How many faults of one rule are listed. */
const LISTED_FAULTS = 3;

/**
 * Checks the same of several things.
 *
 * @param noun - what the things are, in the plural
 * @param faultOf - what is wrong with one of them; `undefined` if nothing is
 */
export async function findingOf<Thing>(things: readonly Thing[], noun: string, faultOf: (thing: Thing) => string | undefined | Promise<string | undefined>): Promise<Finding> {
  if (things.length === 0) return { outcome: 'not applicable', found: `no ${noun}` };
  const faults: string[] = [];
  for (const thing of things) {
    const fault = await faultOf(thing);
    if (fault !== undefined) faults.push(fault);
  }
  if (faults.length === 0) return { outcome: 'passed', found: `${things.length} ${noun}` };
  const more = faults.length > LISTED_FAULTS ? ` and ${faults.length - LISTED_FAULTS} more` : '';
  return { outcome: 'failed', found: `${faults.slice(0, LISTED_FAULTS).join('; ')}${more}` };
}
