import { expect, it } from '@jest/globals';
import { number, object, string } from 'yup';
import { fieldErrors } from './fieldErrors.ts';

const schema = object({ name: string().required('required').min(3, 'too_short').matches(/^[a-z]*$/, 'unknown_value'), age: number() });

it('finds nothing wrong with a form that is all right', async () => {
  expect(await fieldErrors(schema, { name: 'anna' }, 'hu')).toEqual({});
});

it('tells the first thing that is wrong with a field, with its bounds', async () => {
  expect(await fieldErrors(schema, { name: 'A' }, 'hu')).toEqual({ name: 'Legalább 3 karakter szükséges.' });
});

it('has words for what the contract has no code for', async () => {
  expect(await fieldErrors(schema, { name: 'anna', age: 'old' }, 'en')).toEqual({ age: 'This value has the wrong type.' });
});

it('passes on an error that is not about the form', async () => {
  const broken = object({ name: string().test('broken', () => { throw new RangeError('broken'); }) });
  await expect(fieldErrors(broken, { name: 'anna' }, 'en')).rejects.toThrow('broken');
});
