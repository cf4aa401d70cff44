import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { STANDARD_COLORS } from './colors.ts';

const EXAMPLE = new URL('../../../docs/examples/standard-colors.json', import.meta.url);

it('are equal to the colours of the taxonomy file for older shops', async () => {
  const { colors } = JSON.parse(await readFile(EXAMPLE, 'utf8'));
  expect(colors).toEqual(STANDARD_COLORS.map(({ key, title, hex }) => ({ key, title_hu: title.hu, title_en: title.en, hex })));
});
