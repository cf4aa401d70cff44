import { expect, it } from '@jest/globals';
import { PICTURE_KINDS } from '../pictures/pictureSpec.ts';
import { BRANDS } from './brands.ts';
import { makerOf } from './makers.ts';
import { warningsOf } from './warnings.ts';

const IN_UNION = /(Magyarország|Hungary)$/;

it.each(Object.values(BRANDS))('has a maker of %s, and a responsible person in the Union', (brand) => {
  const maker = makerOf(brand);
  if (!maker) throw new Error(`${brand} has no maker`);
  const answerable = maker.responsiblePerson ?? maker.manufacturer;
  for (const address of Object.values(answerable.address)) expect(address).toMatch(IN_UNION);
  expect(answerable.email).toMatch(/^[\w.-]+@[\w.-]+\.example$/);
});

it.each(PICTURE_KINDS)('has the same warnings in both languages (%s)', (kind) => {
  const { hu, en } = warningsOf(kind);
  expect(hu).toHaveLength(en.length);
});
