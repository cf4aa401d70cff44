import { afterEach, describe, expect, it } from '@jest/globals';
import { FAULTS, changingContent, shrinkingMaxAge } from '../test/faults.ts';
import { startSlice } from '../test/startSlice.ts';
import type { RunningSlice, SliceOptions } from '../test/startSlice.ts';
import { RULES, checkSlice, formatReport } from './index.ts';
import type { Outcome } from './index.ts';

const EXAMPLES = ['/en/gift/7', 'gifts/ribbon?number=3'];

let slice: RunningSlice;
afterEach(() => slice.stop());

async function check(options: SliceOptions = {}, examples: readonly string[] = EXAMPLES) {
  slice = await startSlice(options);
  return checkSlice(slice.url, examples);
}

function idsOf(checked: Awaited<ReturnType<typeof check>>, wanted: Outcome): string[] {
  return checked.filter(({ outcome }) => outcome === wanted).map(({ rule: { id } }) => id);
}

describe('a slice that follows the protocol', () => {
  it('passes every rule', async () => {
    const checked = await check();
    expect(idsOf(checked, 'passed')).toEqual(RULES.map(({ id }) => id));
    const lines = formatReport(checked).split('\n');
    expect(lines.slice(-1)).toEqual([`${RULES.length} passed, 0 failed, 0 not applicable`]);
    expect(lines).toContainEqual(expect.stringMatching(/^✓ file-found +GET .* passed: 2 files$/));
  });

  it('is checked without its parts and screens that need an example, which the report names', async () => {
    const checked = await check({}, []);
    expect(idsOf(checked, 'failed')).toEqual([]);
    expect(formatReport(checked)).toMatch(/fragment-status .*not requested without an example: gift/);
  });
});

describe('a slice whose answers depend on the time', () => {
  it.each([
    { what: 'is shared for a shorter time from answer to answer', options: shrinkingMaxAge },
    { what: 'has another text after a change', options: changingContent },
  ])('passes every rule if a fragment $what', async ({ options }) => {
    expect(idsOf(await check(options()), 'failed')).toEqual([]);
  });
});

describe('a slice that breaks one rule', () => {
  it.each([...FAULTS].map(([id, options]) => ({ id, options })))('fails $id and no other', async ({ id, options }) => {
    expect(idsOf(await check(options), 'failed')).toEqual([id]);
  });

  it('is tested for every rule', async () => {
    slice = await startSlice();
    expect([...FAULTS.keys()].sort()).toEqual(RULES.map(({ id }) => id).sort());
  });
});

it('names the address that does not answer', async () => {
  slice = await startSlice();
  await slice.stop();
  await expect(checkSlice(slice.url)).rejects.toThrow(`GET ${slice.url}/manifest.json has no answer`);
});
