import { beforeAll, expect, it, jest } from '@jest/globals';
import { checkSlice, readExamples } from '@feszek/conformance';
import { SLICES } from '@feszek/contract';

jest.setTimeout(180_000);

let examples: readonly string[];
beforeAll(async () => {
  examples = await readExamples(process.env.E2E_SHOP_URL ?? '');
});

function addressOf(slice: string): string {
  const ports: Readonly<Record<string, number>> = JSON.parse(process.env.E2E_SHOP_PORTS ?? '{}');
  return `http://127.0.0.1:${ports[slice]}`;
}

it.each(SLICES)('the slice %s follows every rule of the fragment protocol', async (slice) => {
  const checked = await checkSlice(addressOf(slice), examples);
  expect(checked.filter(({ outcome }) => outcome === 'failed').map(({ rule, found }) => `${rule.id}: ${found}`)).toEqual([]);
  expect(checked.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(30);
});
