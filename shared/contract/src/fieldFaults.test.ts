import { describe, expect, it } from '@jest/globals';
import { ValidationError, number, object, string } from 'yup';
import type { Schema } from 'yup';
import { contactSchema, deliveryDataSchema, invoiceDataSchema } from './api/cart.ts';
import { fieldFaults, formErrors } from './fieldFaults.ts';
import type { FieldFault } from './fieldFaults.ts';

function faultsOf(schema: Schema, values: unknown): readonly FieldFault[] {
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return fieldFaults(error);
    throw error;
  }
  return [];
}

describe('fieldFaults', () => {
  it('reports the code of the schema’s rule, with its limits', () => {
    expect(faultsOf(object({ name: string().max(3, 'too_long') }), { name: 'anna' })).toEqual([{ path: 'name', code: 'too_long', params: { max: 3 } }]);
  });

  it.each<[string, Schema, unknown, FieldFault['code']]>([
    ['a value of another type', object({ field: number() }), { field: 'old' }, 'invalid_type'],
    ['a null', object({ field: string().defined() }), { field: null }, 'required'],
    ['nothing', object({ field: string().defined() }), {}, 'required'],
    ['an empty text', object({ field: string().required() }), { field: '' }, 'required'],
    ['a value that is not offered', object({ field: string().oneOf(['a']) }), { field: 'b' }, 'unknown_value'],
    ['a number below the least', object({ field: number().min(1) }), { field: 0 }, 'too_small'],
    ['a number above the most', object({ field: number().max(1) }), { field: 2 }, 'too_large'],
  ])('has a code for %s if the schema specifies none', (_, schema, values, code) => {
    expect(faultsOf(schema, values)).toMatchObject([{ path: 'field', code }]);
  });

  it('reports one fault per field: `required`, otherwise the first', () => {
    const schema = object({ name: string().min(3, 'too_short').matches(/^[a-z]+$/, 'unknown_value').required('required') });
    expect(faultsOf(schema, { name: '' })).toMatchObject([{ code: 'required' }]);
    expect(faultsOf(schema, { name: 'A' })).toMatchObject([{ code: 'too_short' }]);
  });

  it('accepts an error of yup without inner errors', () => {
    expect(faultsOf(string().required('required'), '')).toEqual([{ path: '', code: 'required' }]);
  });
});

describe('formErrors', () => {
  const address = { name: 'Kovács Anna', country_id: 1, address: 'Bartók Béla út 12.', city: 'Budapest', zipcode: '1114' };

  it('returns no errors for valid values', () => {
    expect(formErrors(contactSchema, { email: 'anna@example.com', phone: '+36 30 123 4567' }, 'hu')).toEqual({});
  });

  it('returns the message of each field in the page’s language', () => {
    expect(formErrors(contactSchema, { email: 'anna', phone: 'soon' }, 'hu')).toEqual({
      email: 'Adj meg egy érvényes e-mail-címet.',
      phone: 'Adj meg egy érvényes telefonszámot, például +36 30 123 4567.',
    });
    expect(formErrors(contactSchema, { email: '', phone: '' }, 'en')).toEqual({
      email: 'This field is required.',
      phone: 'This field is required.',
    });
  });

  it('inserts limits into messages', () => {
    expect(formErrors(deliveryDataSchema, { ...address, zipcode: '1'.repeat(13) }, 'en')).toEqual({ zipcode: 'At most 12 characters are allowed.' });
  });

  it('requires a tax number only of a company', () => {
    expect(formErrors(invoiceDataSchema, { ...address, is_company: false, tax_number: '' }, 'hu')).toEqual({});
    expect(formErrors(invoiceDataSchema, { ...address, is_company: true, tax_number: '' }, 'hu')).toEqual({ tax_number: 'Kötelező mező.' });
    expect(formErrors(invoiceDataSchema, { ...address, is_company: true, tax_number: '12' }, 'hu')).toEqual({
      tax_number: 'Adj meg egy érvényes adószámot, például 12345676-1-42.',
    });
  });

  it('requires a country', () => {
    const { country_id: _, ...rest } = address;
    expect(formErrors(deliveryDataSchema, rest, 'hu')).toEqual({ country_id: 'Kötelező mező.' });
  });

  it('rethrows any other error', () => {
    const broken = object({ name: string().test('broken', () => { throw new RangeError('broken'); }) });
    expect(() => formErrors(broken, { name: 'anna' }, 'en')).toThrow('broken');
  });
});
