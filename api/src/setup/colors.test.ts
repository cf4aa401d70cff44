import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { STANDARD_COLORS } from './colors.ts';

/** Tests run in the project's folder. */
const EXAMPLE = resolve('docs/examples/standard-colors.json');

it('are equal to the colours of the taxonomy file for older shops', async () => {
  const { colors } = JSON.parse(await readFile(EXAMPLE, 'utf8'));
  expect(colors).toEqual(STANDARD_COLORS.map(({ key, title, hex }) => ({ key, title_hu: title.hu, title_en: title.en, hex })));
});
